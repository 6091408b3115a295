import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../../../common/access/access.js';
import { ReadsPersonalData } from '../../../../../common/access/reads-personal-data.js';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RowId } from '../../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { IdentityChecks } from '../../../../auth/identity-check/identity-checks.service.js';
import { SessionId } from '../../../../../common/access/session-id.js';
import { AdminEntryDto } from '../admin-entry.dto.js';
import { DeletedEntryDto, EntryDeletionDto } from './entry-deletion.dto.js';
import { EntryDeletions } from './entry-deletions.service.js';

@ApiTags('owner: entries')
@OwnerOnly()
@Controller('api/admin/entries')
export class EntryDeletionsController {
  constructor(
    private readonly deletions: EntryDeletions,
    private readonly identity: IdentityChecks,
  ) {}

  @Get('deletions')
  @ReadsPersonalData('entry-deletions')
  @ApiOperation({ summary: 'Lists the deleted entries that can be restored' })
  listDeletions(): Promise<EntryDeletionDto[]> {
    return this.deletions.list();
  }

  @Delete(':id')
  @RateLimit('moderation')
  @ApiOperation({
    summary: 'Deletes an entry of any status',
    description:
      'It is gone for everybody at once, and is erased 24 hours later with its photo, the emails about it and all that belongs to it, unless the deletion is undone. Its history remains without a name, and so does what votes, marks and a result need. A restored backup does not bring an erased entry back. Ten entries can be deleted within 24 hours, and an email tells the owner of each. One that is approved, or has votes, marks or a place in a result, needs an identity check.',
  })
  @Fails('CONTEST_HELD', 'IDENTITY_CHECK_NEEDED', 'TOO_MANY_DELETIONS')
  async deleteEntry(
    @RowId() id: string,
    @CurrentUser() { id: actorId }: RequestUser,
    @SessionId() sessionId: string,
  ): Promise<DeletedEntryDto> {
    await this.deletions.delete(id, actorId, await this.identity.isFresh(sessionId));
    return { id };
  }

  @Post(':id/undo-delete')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restores a deleted entry that is not erased yet',
    description:
      'The entrant of an entry that is approved again gets an email, and the judges of an open round get the entry.',
  })
  @Fails('DUPLICATE_VIDEO')
  undoDelete(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<AdminEntryDto> {
    return this.deletions.undo(id, actorId);
  }
}
