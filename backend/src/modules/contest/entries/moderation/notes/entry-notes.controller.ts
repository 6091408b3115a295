import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, Staff } from '../../../../../common/access/access.js';
import { ReadsPersonalData } from '../../../../../common/access/reads-personal-data.js';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RowId } from '../../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { EntryNoteDto, NewEntryNoteDto } from './entry-note.dto.js';
import { EntryNotesService } from './entry-notes.service.js';

@ApiTags('owner: entries')
@Staff('entries.moderate')
@Controller('api/admin/entries/:id/notes')
export class EntryNotesController {
  constructor(private readonly notes: EntryNotesService) {}

  @Get()
  @ReadsPersonalData('entry-notes')
  @ApiOperation({ summary: 'Lists the private notes on an entry, oldest first' })
  listNotes(@RowId() id: string, @CurrentUser() user: RequestUser): Promise<EntryNoteDto[]> {
    return this.notes.listNotes(id, user);
  }

  @Post()
  @RateLimit('moderation')
  @ApiOperation({ summary: 'Adds a private note to an entry, and returns all of them' })
  @Fails('MISSING_INFORMATION', 'TOO_MANY_NOTES')
  async addNote(
    @RowId() id: string,
    @Body() { body }: NewEntryNoteDto,
    @CurrentUser() user: RequestUser,
  ): Promise<EntryNoteDto[]> {
    await this.notes.addNote(id, body, user.id);
    return this.notes.listNotes(id, user);
  }

  @Delete(':noteId')
  @RateLimit('moderation')
  @ApiOperation({
    summary: 'Deletes a private note, and returns the others',
    description: 'Staff may delete what they wrote, the owner every note.',
  })
  async deleteNote(
    @RowId() id: string,
    @RowId('noteId') noteId: string,
    @CurrentUser() user: RequestUser,
  ): Promise<EntryNoteDto[]> {
    await this.notes.deleteNote(id, noteId, user);
    return this.notes.listNotes(id, user);
  }
}
