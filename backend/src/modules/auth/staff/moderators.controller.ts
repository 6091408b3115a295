import { Body, Controller, Delete, Get, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { ChecksIdentity } from '../../../common/access/checks-identity.js';
import { ReadsPersonalData } from '../../../common/access/reads-personal-data.js';
import { Fails } from '../../../common/openapi/fails.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../common/paging/list-query.js';
import { RowId } from '../../../common/validation/row-id.js';
import { InviteModeratorDto, ModeratorDto } from './staff.dto.js';
import { MODERATOR_LIST, StaffQueries } from './staff.queries.js';
import { StaffService } from './staff.service.js';

@ApiTags('owner: moderators')
@OwnerOnly()
@Controller('api/admin/moderators')
export class ModeratorsController {
  constructor(
    private readonly queries: StaffQueries,
    private readonly staff: StaffService,
  ) {}

  @Get()
  @ReadsPersonalData('moderators')
  @ApiOperation({
    summary: 'Lists moderators and invitations',
    description: 'Sorts by invitedAt, email; filters by `status` (invited, expired, active, revoked).',
  })
  async listModerators(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ModeratorDto[]> {
    const list = readListQuery(query, MODERATOR_LIST);
    const page = await this.queries.listModerators(list);
    setContentRange(reply, 'moderators', list.offset, page);
    return page.rows;
  }

  @Post()
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Invites a moderator by email',
    description: 'At most 20 invitations are open at a time, and 5 emails a day go to one address.',
  })
  @Fails(
    'INVALID_EMAIL',
    'OWNER_NEEDS_NO_INVITATION',
    'INVITED_ALREADY',
    'TOO_MANY_INVITATIONS',
    'INVITED_TOO_OFTEN',
    'EMAILS_NOT_SENT',
  )
  async invite(
    @Body() { email, language }: InviteModeratorDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<ModeratorDto> {
    return this.queries.findModerator(await this.staff.invite(email, language, actorId));
  }

  @Post(':id/invitation')
  @ChecksIdentity()
  @ApiOperation({ summary: 'Sends the invitation again, with a new link' })
  @Fails('INVITATION_SETTLED', 'TOO_MANY_INVITATIONS', 'INVITED_TOO_OFTEN', 'EMAILS_NOT_SENT')
  async inviteAgain(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<ModeratorDto> {
    await this.staff.inviteAgain(id, actorId);
    return this.queries.findModerator(id);
  }

  @Delete(':id')
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Revokes an invitation, or the rights of a moderator',
    description: 'Works at once, also for sessions that are open. The person keeps the account.',
  })
  async revoke(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<ModeratorDto> {
    await this.staff.revoke(id, actorId);
    return this.queries.findModerator(id);
  }
}
