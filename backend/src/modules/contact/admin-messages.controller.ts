import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Put, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type RequestUser, Staff } from '../../common/access/access.js';
import { ReadsPersonalData } from '../../common/access/reads-personal-data.js';
import { Fails } from '../../common/openapi/fails.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../common/paging/list-query.js';
import { RowId } from '../../common/validation/row-id.js';
import { AnswerDto, MessageDto, SendAnswerDto } from './contact.dto.js';
import { ContactQueries, MESSAGE_LIST } from './contact.queries.js';
import { ContactService } from './contact.service.js';

@ApiTags('owner: messages')
@Staff('messages.answer')
@Controller('api/admin/messages')
export class AdminMessagesController {
  constructor(
    private readonly queries: ContactQueries,
    private readonly contact: ContactService,
  ) {}

  @Get()
  @ReadsPersonalData('messages')
  @ApiOperation({
    summary: 'Lists the contact messages',
    description:
      'Sorts by createdAt, name, email, subject; filters by q in name, address and subject, by `status` (unread, unanswered, answered), and by createdAt `from` on and before `to`.',
  })
  async listMessages(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto[]> {
    const list = readListQuery(query, MESSAGE_LIST);
    const page = await this.queries.listMessages(list);
    setContentRange(reply, 'messages', list.offset, page);
    return page.rows;
  }

  @Get(':id')
  @ReadsPersonalData('message')
  @ApiOperation({ summary: 'Returns a contact message' })
  findMessage(@RowId() id: string): Promise<MessageDto> {
    return this.queries.findMessage(id);
  }

  @Get(':id/answers')
  @ReadsPersonalData('message')
  @ApiOperation({ summary: 'Lists the answers to a contact message', description: 'The oldest first.' })
  listAnswers(@RowId() id: string): Promise<AnswerDto[]> {
    return this.queries.listAnswers(id);
  }

  @Put(':id/read')
  @ApiOperation({ summary: 'Marks a contact message as read' })
  async markRead(@RowId() id: string): Promise<MessageDto> {
    await this.contact.setRead(id, true);
    return this.queries.findMessage(id);
  }

  @Delete(':id/read')
  @ApiOperation({ summary: 'Marks a contact message as unread' })
  async markUnread(@RowId() id: string): Promise<MessageDto> {
    await this.contact.setRead(id, false);
    return this.queries.findMessage(id);
  }

  @Put(':id/answers/:answerId')
  @ApiOperation({
    summary: 'Answers a contact message by email',
    description:
      'The client chooses the id of the answer, so that a repeated request sends no second email. An answer cannot be changed. Returns all answers to the message.',
  })
  @Fails('MISSING_INFORMATION', 'ANSWER_SENT')
  async answer(
    @RowId() id: string,
    @Param('answerId', new ParseUUIDPipe()) answerId: string,
    @Body() { text }: SendAnswerDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AnswerDto[]> {
    await this.contact.answer(id, answerId, text, actorId);
    return this.queries.listAnswers(id);
  }
}
