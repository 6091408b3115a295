import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../../common/access/access.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { CreatedDto, InviteJudgeDto, RevokeJudgeDto } from './judge.dto.js';
import { Judges } from './judges.service.js';

@ApiTags('owner: jury')
@OwnerOnly()
@Controller('api/admin')
export class JudgesController {
  constructor(private readonly judges: Judges) {}

  @Post('contests/:id/judges')
  @ApiOperation({
    summary: 'Invites a judge by email',
    description: 'A contest has 20 judges at most, and 5 emails a day go to one address.',
  })
  @Fails(
    'EXAMPLE_CONTEST',
    'INVALID_EMAIL',
    'MISSING_INFORMATION',
    'JURY_OF_DRAFT',
    'JURY_COMPLETE',
    'JUDGE_IS_ENTRANT',
    'JUDGE_INVITED_ALREADY',
    'TOO_MANY_JUDGES',
    'INVITED_TOO_OFTEN',
    'EMAILS_NOT_SENT',
  )
  async invite(
    @RowId() contestId: string,
    @Body() judge: InviteJudgeDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<CreatedDto> {
    return { id: await this.judges.invite(contestId, judge, actorId) };
  }

  @Post('judges/:id/link')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Emails a new jury link',
    description: 'The link before and the browsers in which it was opened stop working.',
  })
  @Fails('JUDGE_REVOKED', 'JUDGE_ADDRESS_DELETED', 'JURY_COMPLETE', 'INVITED_TOO_OFTEN', 'EMAILS_NOT_SENT')
  sendLink(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<void> {
    return this.judges.sendLink(id, actorId);
  }

  @Post('judges/:id/revoke')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Closes the jury room to a judge, for ever',
    description: 'Submitted marks stay.',
  })
  @Fails('MISSING_INFORMATION', 'JUDGE_REVOKED')
  revoke(
    @RowId() id: string,
    @Body() { reason }: RevokeJudgeDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<void> {
    return this.judges.revoke(id, reason, actorId);
  }

  @Delete('judges/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a judge who never accepted, so that the address can be invited again' })
  @Fails('JUDGE_ACCEPTED')
  deleteJudge(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<void> {
    return this.judges.delete(id, actorId);
  }
}
