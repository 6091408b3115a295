import { Body, Controller, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OwnerOnly } from '../../../common/access/access.js';
import { Fails } from '../../../common/openapi/fails.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../common/paging/list-query.js';
import { RowId } from '../../../common/validation/row-id.js';
import type { Contest } from './contest.entity.js';
import { CurrentContestService } from './current-contest.service.js';
import { AdminContestDto } from './admin-contest.dto.js';
import { ContestDetailsDto } from './contest-details.dto.js';
import { CONTEST_LIST, ContestsQueries } from './contests.queries.js';
import { ContestsService } from './contests.service.js';

@ApiTags('owner: contests')
@OwnerOnly()
@Controller('api/admin/contests')
export class AdminContestsController {
  constructor(
    private readonly queries: ContestsQueries,
    private readonly contests: ContestsService,
    private readonly current: CurrentContestService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Lists the past, current and future contests',
    description:
      'Sorts by announceAt, title, createdAt; filters by id, q in the titles, and by announceAt `from` on and before `to`.',
  })
  async listContests(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminContestDto[]> {
    const list = readListQuery(query, CONTEST_LIST);
    const page = await this.queries.listContests(list);
    setContentRange(reply, 'contests', list.offset, page);
    const { id } = await this.current.findCurrent();
    return page.rows.map((contest) => ({ ...contest, isCurrent: contest.id === id }));
  }

  @Get(':id')
  @ApiOperation({ summary: 'Returns a contest' })
  async findContest(@RowId() id: string): Promise<AdminContestDto> {
    return this.describe(await this.queries.findContest(id));
  }

  @Post()
  @ApiOperation({
    summary: 'Creates a contest',
    description: 'The site shows it after the end of earlier contests.',
  })
  @Fails('MISSING_INFORMATION', 'DATES_NOT_IN_ORDER', 'CONTESTS_OVERLAP')
  async createContest(@Body() details: ContestDetailsDto): Promise<AdminContestDto> {
    return this.describe(await this.contests.createContest(details));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Replaces the settings of a contest' })
  @Fails('MISSING_INFORMATION', 'DATES_NOT_IN_ORDER', 'CONTESTS_OVERLAP')
  async editContest(@RowId() id: string, @Body() details: ContestDetailsDto): Promise<AdminContestDto> {
    return this.describe(await this.contests.editContest(id, details));
  }

  private async describe(contest: Contest): Promise<AdminContestDto> {
    const { id } = await this.current.findCurrent();
    return { ...contest, isCurrent: contest.id === id };
  }
}
