import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RowId } from '../../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { Entrant } from '../../entry-links/entrant.js';
import { ThreadMessageDto, NewMessageDto } from './message.dto.js';
import { ThreadQueries } from './thread.queries.js';
import { Thread } from './thread.service.js';

/** The thread for the entrant. */
@ApiTags('my entry')
@Controller('api/my-entry/:id/messages')
export class MyMessagesController {
  constructor(
    private readonly queries: ThreadQueries,
    private readonly thread: Thread,
  ) {}

  @Get()
  @Entrant()
  @ApiOperation({ summary: 'Lists the last 200 messages of the thread with the moderators, oldest first' })
  listMine(@RowId() id: string): Promise<ThreadMessageDto[]> {
    return this.queries.listForEntrant(id);
  }

  @Post()
  @Entrant()
  @RateLimit('entryMessage')
  @ApiOperation({
    summary: 'Sends the moderators a message about an entry of any status, and returns the thread',
    description: 'At most ten in 24 hours for each entry. The client chooses the id.',
  })
  @Fails('MISSING_INFORMATION', 'MESSAGE_TOO_LONG', 'MESSAGE_SENT', 'TOO_MANY_MESSAGES')
  async sendMessage(@RowId() id: string, @Body() message: NewMessageDto): Promise<ThreadMessageDto[]> {
    await this.thread.write(id, message);
    return this.queries.listForEntrant(id);
  }

  @Put(':messageId/seen')
  @HttpCode(204)
  @Entrant()
  @ApiOperation({ summary: 'Marks the answers up to and with this message as seen' })
  async markSeen(@RowId() id: string, @RowId('messageId') messageId: string): Promise<void> {
    await this.thread.markSeen(id, messageId);
  }
}
