import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OwnerOnly } from '../../common/access/access.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../common/paging/list-query.js';
import { RowId } from '../../common/validation/row-id.js';
import { MessageDto } from './contact.dto.js';
import { ContactQueries, MESSAGE_LIST } from './contact.queries.js';

@ApiTags('owner: messages')
@OwnerOnly()
@Controller('api/admin/messages')
export class AdminMessagesController {
  constructor(private readonly queries: ContactQueries) {}

  @Get()
  @ApiOperation({
    summary: 'Lists the contact messages',
    description:
      'Sorts by createdAt, name, email, subject; filters by q in name, address and subject, and by createdAt `from` on and before `to`.',
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
  @ApiOperation({ summary: 'Returns a contact message' })
  findMessage(@RowId() id: string): Promise<MessageDto> {
    return this.queries.findMessage(id);
  }
}
