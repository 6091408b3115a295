import { Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiGatewayTimeoutResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
  ApiBadGatewayResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { ErrorDto } from '../../../common/errors/error.dto.js';
import { RowId } from '../../../common/validation/row-id.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../common/paging/list-query.js';
import { ViewsService } from '../views/views.service.js';
import {
  AdminEntryDto,
  DeletedEntryDto,
  EntryEventDto,
  EntryStatusCountsDto,
  RefreshedViewsDto,
} from './admin-entry.dto.js';
import { AdminEntriesQueries, ENTRY_LIST } from './admin-entries.queries.js';
import { ModerationService } from './moderation.service.js';

@ApiTags('owner: entries')
@ApiNotFoundResponse({ type: ErrorDto, description: 'NOT_FOUND' })
@OwnerOnly()
@Controller('api/admin/entries')
export class AdminEntriesController {
  constructor(
    private readonly queries: AdminEntriesQueries,
    private readonly moderation: ModerationService,
    private readonly views: ViewsService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Entries in every state',
    description:
      'Sorts by submittedAt, name, status, viewCount, updatedAt; filters by status, id, and q in name and address.',
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

  // Before ':id', which would take it for one.
  @Get('status-counts')
  @ApiOperation({ summary: 'How many entries there are in each state' })
  countByStatus(): Promise<EntryStatusCountsDto> {
    return this.queries.countByStatus();
  }

  @Get(':id')
  @ApiOperation({ summary: 'One entry' })
  findEntry(@RowId() id: string): Promise<AdminEntryDto> {
    return this.queries.findEntry(id);
  }

  @Get(':id/events')
  @ApiOperation({ summary: "An entry's history: decisions and mails, oldest first" })
  listEvents(@RowId() id: string): Promise<EntryEventDto[]> {
    return this.queries.listEvents(id);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @ApiOperation({ summary: 'Approve a pending or rejected entry' })
  @ApiConflictResponse({ type: ErrorDto, description: 'INVALID_TRANSITION, DUPLICATE_VIDEO' })
  approveEntry(@RowId() id: string, @CurrentUser() owner: RequestUser): Promise<AdminEntryDto> {
    return this.moderation.moderate(id, 'approve', owner.id);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reject a pending entry' })
  @ApiConflictResponse({ type: ErrorDto, description: 'INVALID_TRANSITION' })
  rejectEntry(@RowId() id: string, @CurrentUser() owner: RequestUser): Promise<AdminEntryDto> {
    return this.moderation.moderate(id, 'reject', owner.id);
  }

  @Post(':id/disapprove')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take an approval back: the entry is pending again' })
  @ApiConflictResponse({ type: ErrorDto, description: 'INVALID_TRANSITION' })
  disapproveEntry(@RowId() id: string, @CurrentUser() owner: RequestUser): Promise<AdminEntryDto> {
    return this.moderation.moderate(id, 'disapprove', owner.id);
  }

  @Post(':id/refresh-views')
  @HttpCode(200)
  @ApiOperation({ summary: "Ask YouTube for the video's views now" })
  @ApiUnprocessableEntityResponse({ type: ErrorDto, description: 'VIDEO_NOT_FOUND' })
  @ApiBadGatewayResponse({ type: ErrorDto, description: 'YOUTUBE_REFUSED' })
  @ApiServiceUnavailableResponse({
    type: ErrorDto,
    description: 'YOUTUBE_KEY_MISSING, YOUTUBE_QUOTA_EXCEEDED, YOUTUBE_UNAVAILABLE, UNAVAILABLE',
  })
  @ApiGatewayTimeoutResponse({ type: ErrorDto, description: 'REFRESH_TIMED_OUT' })
  refreshViews(@RowId() id: string): Promise<RefreshedViewsDto> {
    return this.views.refreshViews(id);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an entry and its photo, in whatever state it is' })
  deleteEntry(@RowId() id: string, @CurrentUser() owner: RequestUser): Promise<DeletedEntryDto> {
    return this.moderation.deleteEntry(id, owner.id);
  }
}
