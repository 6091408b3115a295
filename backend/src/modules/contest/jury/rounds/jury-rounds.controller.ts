import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../../common/access/access.js';
import { ReadsPersonalData } from '../../../../common/access/reads-personal-data.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { CreatedDto } from '../judges/judge.dto.js';
import { AdminJuryDto } from './admin-jury.dto.js';
import { AdminJuryQueries } from './admin-jury.queries.js';
import { JuryRounds } from './jury-rounds.service.js';
import { ExtendRoundDto, OpenRoundDto, ReassignedDto } from './round.dto.js';

@ApiTags('owner: jury')
@OwnerOnly()
@Controller('api/admin')
export class JuryRoundsController {
  constructor(
    private readonly queries: AdminJuryQueries,
    private readonly rounds: JuryRounds,
  ) {}

  @Get('contests/:id/jury')
  @ReadsPersonalData('jury')
  @ApiOperation({ summary: 'Returns the judges, the rounds and the submitted marks of a contest' })
  findJury(@RowId() contestId: string): Promise<AdminJuryDto> {
    return this.queries.findJury(contestId);
  }

  @Post('contests/:id/jury-rounds')
  @ApiOperation({
    summary: 'Opens a round, and assigns its entries',
    description:
      'In the first round, three judges mark each approved entry; there is none where 20 or fewer are approved. In the final, all judges mark each finalist; without a first round, all approved entries if they are 20 at most. No round opens while the deletion of an entry can be undone, and without a reason of each entry that staff took out once submissions had closed or voting had opened.',
  })
  @Fails(
    'EXAMPLE_CONTEST',
    'ENTRIES_STILL_OPEN',
    'ENTRIES_UNDECIDED',
    'DELETION_UNDOABLE',
    'LEFT_WITHOUT_REASON',
    'MISSING_INFORMATION',
    'ROUND_END_INVALID',
    'ROUND_OPENED',
    'ROUND_STILL_OPEN',
    'FIRST_ROUND_NOT_NEEDED',
    'FIRST_ROUND_UNFINISHED',
    'JURY_TOO_SMALL',
    'FINALISTS_INVALID',
  )
  async openRound(
    @RowId() contestId: string,
    @Body() round: OpenRoundDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<CreatedDto> {
    return { id: await this.rounds.open(contestId, round, actorId) };
  }

  @Patch('jury-rounds/:id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Moves the end of a round to a later time, before the winner is announced',
    description: 'A closed first round opens again if entries lack marks and there is no final.',
  })
  @Fails('ROUND_END_INVALID', 'JURY_CLOSED')
  extendRound(
    @RowId() id: string,
    @Body() { closesAt }: ExtendRoundDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<void> {
    return this.rounds.extend(id, closesAt, actorId);
  }

  @Post('jury-rounds/:id/reassign')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Assigns what recused, abstaining and revoked judges do not mark to others',
    description:
      'So it does with entries that were approved after the opening; in a final after a first round, with those that no judge has heard. In the final, gives the finalists to the judges who accepted later, as long as no mark of it is submitted.',
  })
  @Fails('JURY_CLOSED')
  reassign(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<ReassignedDto> {
    return this.rounds.reassign(id, actorId);
  }
}
