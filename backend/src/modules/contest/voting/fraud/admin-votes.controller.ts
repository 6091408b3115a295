import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToTokens } from '../../../../common/access/scopes.js';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../../common/access/access.js';
import { ReadsPersonalData } from '../../../../common/access/reads-personal-data.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { FraudActions } from './fraud-actions.service.js';
import {
  CreateFraudActionDto,
  FraudActionDto,
  OpenTalliesDto,
  TalliesDto,
  VoteClusterDto,
  VotesHourDto,
  VotesQueryDto,
  VotesSummaryDto,
} from './fraud.dto.js';
import { FraudQueries } from './fraud.queries.js';
import { Tallies } from './tallies.service.js';

@ApiTags('owner: votes')
@OwnerOnly()
@Controller('api/admin/votes')
export class AdminVotesController {
  constructor(
    private readonly queries: FraudQueries,
    private readonly actions: FraudActions,
    private readonly tallies: Tallies,
  ) {}

  @Get('summary')
  @OpenToTokens('votes:read')
  @ApiOperation({ summary: 'Counts the votes of a contest by state' })
  summarize(@Query() { contestId }: VotesQueryDto): Promise<VotesSummaryDto> {
    return this.queries.summarize(contestId);
  }

  @Get('hours')
  @OpenToTokens('votes:read')
  @ApiOperation({ summary: 'Counts the votes of a contest in each hour' })
  listHours(@Query() { contestId }: VotesQueryDto): Promise<VotesHourDto[]> {
    return this.queries.listHours(contestId);
  }

  @Get('clusters')
  @ReadsPersonalData('votes')
  @ApiOperation({
    summary: 'Lists suspicious votes that belong together',
    description: 'That the owner looked is an act of the audit log, once an hour.',
  })
  async listClusters(
    @Query() { contestId }: VotesQueryDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<VoteClusterDto[]> {
    await this.actions.noteView(contestId, actorId);
    return this.queries.listClusters(contestId);
  }

  @Get('fraud-actions')
  @ApiOperation({ summary: 'Lists what the owner did about suspicious votes' })
  listActions(@Query() { contestId }: VotesQueryDto): Promise<FraudActionDto[]> {
    return this.queries.listActions(contestId);
  }

  @Post('fraud-actions')
  @ApiOperation({ summary: 'Quarantines or releases the votes of clusters' })
  @Fails('NOT_FOUND', 'VOTES_FINAL', 'NO_SUCH_VOTES')
  act(
    @Body() action: CreateFraudActionDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<FraudActionDto> {
    return this.actions.act(action, actorId);
  }

  @Post('fraud-actions/:id/undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undoes what was done about suspicious votes' })
  @Fails('VOTES_FINAL', 'UNDONE_ALREADY')
  undo(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<FraudActionDto> {
    return this.actions.undo(id, actorId);
  }

  @Get('tallies')
  @OpenToTokens('votes:read')
  @ApiOperation({
    summary: 'Counts the votes of each entry, once the result is certified, and for an hour after an opening',
  })
  @Fails('TALLIES_SEALED')
  async listTallies(
    @Query() { contestId }: VotesQueryDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<TalliesDto> {
    const tallies = await this.tallies.list(contestId);
    await this.actions.noteView(contestId, actorId);
    return tallies;
  }

  @Post('open-tallies')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Opens the votes of each entry for an hour before the result is certified',
    description:
      'Each opening is written down with its reason, which the page of the result lists. To look again later needs another one.',
  })
  @Fails('NOT_FOUND')
  openTallies(
    @Body() opening: OpenTalliesDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<TalliesDto> {
    return this.tallies.open(opening, actorId);
  }
}
