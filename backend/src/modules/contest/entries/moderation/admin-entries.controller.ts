import { Body, Controller, Get, HttpCode, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ChecksIdentity } from '../../../../common/access/checks-identity.js';
import { OpenToTokens } from '../../../../common/access/scopes.js';
import { CurrentUser, OwnerOnly, type RequestUser, Staff } from '../../../../common/access/access.js';
import { ReadsPersonalData } from '../../../../common/access/reads-personal-data.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../infra/rate-limit/rate-limit.guard.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../../common/paging/list-query.js';
import {
  AdminEntryDto,
  EntryEventDto,
  EntryStatusCountsDto,
  ReasonedDecisionDto,
  SeenEntryDto,
} from './admin-entry.dto.js';
import { AdminEntriesQueries, ENTRY_LIST, type ExportedEntry } from './admin-entries.queries.js';
import { toCsvFile, type CsvColumn } from '../../../../common/csv/csv-file.js';
import { ContestQueryDto } from './contest-query.dto.js';
import { ExportQueryDto } from '../../../../common/paging/export-query.dto.js';
import { RelatedEntryDto } from './related/related-entry.dto.js';
import { RelatedEntriesQueries } from './related/related-entries.queries.js';
import { ModerationService } from './moderation.service.js';

/** The columns of an export: without YouTube's figures, which no file may keep for more than 30 days. */
const ENTRY_COLUMNS: Array<CsvColumn<ExportedEntry>> = [
  { key: 'submittedAt', header: 'Submitted' },
  { key: 'status', header: 'Status' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'youtubeUrl', header: 'YouTube URL' },
  { key: 'contestTitle', header: 'Contest' },
  { key: 'aiUse', header: 'Made with AI' },
  { key: 'aiNote', header: 'Note on AI' },
  { key: 'updatedAt', header: 'Updated' },
  { key: 'id', header: 'Id' },
];

@ApiTags('owner: entries')
@Staff('entries.moderate')
@Controller('api/admin/entries')
export class AdminEntriesController {
  constructor(
    private readonly queries: AdminEntriesQueries,
    private readonly moderation: ModerationService,
    private readonly related: RelatedEntriesQueries,
  ) {}

  @Get()
  @OpenToTokens('entries:read')
  @ReadsPersonalData('entries')
  @ApiOperation({
    summary: 'Lists the entries of every status',
    description:
      'Sorts by submittedAt, name, status, viewCount, updatedAt, revisedAt; filters by status, hasRevision (true), isVideoBroken (true), isUnanswered (true: with a message of the entrant that waits for an answer), aiUse (no, backing, voice, or undeclared in a contest that asks), isAiDoubtful (true: nothing is declared, but YouTube knows of synthetic content), contestId (`current` for the contest that the site shows), id, q in name and address, and by submittedAt `from` on and before `to`.',
  })
  async listEntries(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminEntryDto[]> {
    const list = readListQuery(query, ENTRY_LIST);
    const page = await this.queries.listEntries(list);
    setContentRange(reply, 'entries', list.offset, page);
    return page.rows;
  }

  // Before ':id', which would match it.
  @Get('status-counts')
  @OpenToTokens('entries:read')
  @ApiOperation({ summary: 'Returns the number of entries by status' })
  countByStatus(@Query() { contestId }: ContestQueryDto): Promise<EntryStatusCountsDto> {
    return this.queries.countByStatus(contestId);
  }

  @Get('export')
  @OpenToTokens('entries:read')
  @ReadsPersonalData('entries-export')
  @OwnerOnly()
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Returns the entries as a CSV file',
    description: 'Takes the sort order and the filter of the list.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'The file', schema: { type: 'string', format: 'binary' } })
  async exportEntries(
    @Query() query: ExportQueryDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<StreamableFile> {
    const list = readListQuery(query, ENTRY_LIST);
    await this.moderation.recordExport(actorId);
    return toCsvFile('entries', ENTRY_COLUMNS, this.queries.exportEntries(list));
  }

  @Get(':id')
  @OpenToTokens('entries:read')
  @ReadsPersonalData('entry')
  @ApiOperation({ summary: 'Returns an entry' })
  findEntry(@RowId() id: string): Promise<AdminEntryDto> {
    return this.queries.findEntry(id);
  }

  @Get(':id/events')
  @OpenToTokens('entries:read')
  @ReadsPersonalData('entry-history')
  @ApiOperation({
    summary: "Returns an entry's history: transitions, what the entrant did, and emails, oldest first",
  })
  listEvents(@RowId() id: string): Promise<EntryEventDto[]> {
    return this.queries.listEvents(id);
  }

  @Get(':id/related')
  @ReadsPersonalData('entry-related')
  @ApiOperation({
    summary: 'Lists the other entries of the contest with the same mailbox or video, the newest first',
    description: 'A mailbox is the same however its address is written. Ten entries at most.',
  })
  listRelated(@RowId() id: string): Promise<RelatedEntryDto[]> {
    return this.related.list(id);
  }

  @Post(':id/approve')
  @RateLimit('moderation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Approves a pending or rejected entry',
    description:
      'While a round of the jury is open, its judges get the entry. An entry that the jury has not heard and can hear no more is not approved. What the owner took out after voting had opened, only the owner approves until the result is final, and an entry to which the prize was offered, for ever.',
  })
  @Fails(
    'INVALID_TRANSITION',
    'ENTRY_CHANGED',
    'DUPLICATE_VIDEO',
    'PHOTO_DELETED',
    'ENTRY_UNHEARD',
    'APPROVAL_IS_OWNERS',
  )
  approveEntry(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Body() seen: SeenEntryDto,
  ): Promise<AdminEntryDto> {
    return this.moderation.moderate(id, 'approve', user.id, seen, user);
  }

  @Post(':id/reject')
  @RateLimit('moderation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Rejects a pending entry',
    description:
      'From the opening of voting until the result is final, only the owner rejects one that was approved before. The email has the reason in the language of the entrant, and the sentence.',
  })
  @Fails('INVALID_TRANSITION', 'ENTRY_CHANGED', 'DISAPPROVAL_IS_OWNERS')
  rejectEntry(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Body() decision: ReasonedDecisionDto,
  ): Promise<AdminEntryDto> {
    return this.moderation.moderate(id, 'reject', user.id, decision, user);
  }

  @Post(':id/disapprove')
  @RateLimit('moderation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Returns an approved entry to pending',
    description:
      'From the opening of voting until the result is final, only the owner does so, and for ever after the prize was offered to the entry. Once submissions have closed or voting has opened, the record that is published with the result has the reason, and no round of the jury opens without one. A pending revision becomes part of the entry. The email has the reason in the language of the entrant, and the sentence.',
  })
  @Fails('INVALID_TRANSITION', 'ENTRY_CHANGED', 'DUPLICATE_VIDEO', 'DISAPPROVAL_IS_OWNERS')
  disapproveEntry(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Body() decision: ReasonedDecisionDto,
  ): Promise<AdminEntryDto> {
    return this.moderation.moderate(id, 'disapprove', user.id, decision, user);
  }
}
