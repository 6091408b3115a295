import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { ChecksIdentity } from '../../../common/access/checks-identity.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RowId } from '../../../common/validation/row-id.js';
import { AdminResultDto, CertifyDto, ProposeDto, WaiveDto } from './admin-result.dto.js';
import { AdminResultsQueries } from './admin-results.queries.js';
import { ResultsService } from './results.service.js';

/** The id is that of the contest. */
@ApiTags('owner: results')
@OwnerOnly()
@Controller('api/admin/contests/:id/result')
export class AdminResultsController {
  constructor(
    private readonly queries: AdminResultsQueries,
    private readonly results: ResultsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Returns the result of a contest, and what keeps it from being proposed' })
  findResult(@RowId() contestId: string): Promise<AdminResultDto> {
    return this.queries.find(contestId);
  }

  @Post('waivers')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Lets the next version be proposed although something is open',
    description: 'The reason is published with the version.',
  })
  @Fails('MISSING_INFORMATION', 'BLOCKER_STAYS', 'NOTHING_TO_WAIVE', 'RESULT_FINAL')
  async waive(
    @RowId() contestId: string,
    @Body() { blocker, reason, reasonMalayalam = null }: WaiveDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminResultDto> {
    await this.results.waive(contestId, { blocker, reason, reasonMalayalam }, actorId);
    return this.queries.find(contestId);
  }

  @Post('proposal')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Computes the next version',
    description:
      'Only the owner sees it. A version after the first one is a correction, and needs a reason. So does each entry that staff took out once submissions had closed or voting had opened.',
  })
  @Fails(
    'EXAMPLE_CONTEST',
    'MISSING_INFORMATION',
    'RULES_REQUIRED',
    'RESULT_BLOCKED',
    'LEFT_WITHOUT_REASON',
    'RESULT_PROPOSED',
    'RESULT_FINAL',
  )
  async propose(
    @RowId() contestId: string,
    @Body() { reason = null, reasonMalayalam = null, reasons }: ProposeDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminResultDto> {
    await this.results.propose(contestId, { reason, reasonMalayalam, reasons }, actorId);
    return this.queries.find(contestId);
  }

  @Delete('proposal')
  @ApiOperation({ summary: 'Drops the proposal. The log of the contest keeps this act.' })
  @Fails('NO_PROPOSAL')
  async drop(
    @RowId() contestId: string,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminResultDto> {
    await this.results.drop(contestId, actorId);
    return this.queries.find(contestId);
  }

  @Post('certification')
  @HttpCode(200)
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Certifies the proposal',
    description:
      'It is public from the announcement of the winner on; a correction is public at once after that.',
  })
  @Fails('TITLE_DIFFERS', 'NO_PROPOSAL', 'RESULT_BLOCKED', 'RESULT_CHANGED')
  async certify(
    @RowId() contestId: string,
    @Body() { hash, title }: CertifyDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminResultDto> {
    await this.results.certify(contestId, { title, hash }, actorId);
    return this.queries.find(contestId);
  }

  @Post('final')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends the time for corrections' })
  @Fails('RESULT_NOT_ANNOUNCED', 'OFFER_UNANSWERED', 'NEEDS_CORRECTION')
  async finish(
    @RowId() contestId: string,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminResultDto> {
    await this.results.finish(contestId, actorId);
    return this.queries.find(contestId);
  }
}
