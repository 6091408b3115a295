import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, Staff } from '../../../../../common/access/access.js';
import { ReadsPersonalData } from '../../../../../common/access/reads-personal-data.js';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RowId } from '../../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { AdminThreadMessageDto, NewAnswerDto } from './message.dto.js';
import { ThreadQueries } from './thread.queries.js';
import { Thread } from './thread.service.js';

/** The thread for moderators. */
@ApiTags('owner: entries')
@Staff('entries.moderate')
@Controller('api/admin/entries/:id/messages')
export class EntryMessagesController {
  constructor(
    private readonly queries: ThreadQueries,
    private readonly thread: Thread,
  ) {}

  @Get()
  @ReadsPersonalData('entry-thread')
  @ApiOperation({ summary: 'Lists the last 200 messages of the thread with the entrant, oldest first' })
  listMessages(@RowId() id: string): Promise<AdminThreadMessageDto[]> {
    return this.queries.listForStaff(id);
  }

  @Post()
  @RateLimit('moderation')
  @ApiOperation({
    summary: 'Sends the entrant a message, and returns the thread',
    description:
      'The client chooses the id. An email tells the entrant that there is an answer, without its text, unless one of the last hour told so of an answer that the entrant has not seen yet.',
  })
  @Fails('MISSING_INFORMATION', 'MESSAGE_TOO_LONG', 'MESSAGE_SENT')
  async answer(
    @RowId() id: string,
    @Body() answer: NewAnswerDto,
    @CurrentUser() user: RequestUser,
  ): Promise<AdminThreadMessageDto[]> {
    await this.thread.answer(id, answer, user.id);
    return this.queries.listForStaff(id);
  }

  @Put(':messageId/settled')
  @RateLimit('moderation')
  @ApiOperation({
    summary: 'Notes that the messages of the entrant up to and with this one need no answer',
    description: 'Returns the thread.',
  })
  async settle(
    @RowId() id: string,
    @RowId('messageId') messageId: string,
    @CurrentUser() user: RequestUser,
  ): Promise<AdminThreadMessageDto[]> {
    await this.thread.settle(id, messageId, user.id);
    return this.queries.listForStaff(id);
  }
}
