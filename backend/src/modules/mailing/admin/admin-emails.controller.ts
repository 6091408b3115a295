import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { ReadsPersonalData } from '../../../common/access/reads-personal-data.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../common/paging/list-query.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RowId } from '../../../common/validation/row-id.js';
import { AdminEmailContentDto, AdminEmailDto } from './admin-email.dto.js';
import { AdminEmailsQueries, EMAIL_LIST } from './admin-emails.queries.js';
import { AdminEmailsService } from './admin-emails.service.js';

@ApiTags('owner: emails')
@OwnerOnly()
@Controller('api/admin/emails')
export class AdminEmailsController {
  constructor(
    private readonly queries: AdminEmailsQueries,
    private readonly emails: AdminEmailsService,
  ) {}

  @Get()
  @ReadsPersonalData('emails')
  @ApiOperation({
    summary: 'Lists the outgoing emails',
    description:
      'Sorts by createdAt, sentAt, status, template, toAddress; filters by status, template, q in the address, and by createdAt `from` on and before `to`.',
  })
  async listEmails(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminEmailDto[]> {
    const list = readListQuery(query, EMAIL_LIST);
    const page = await this.queries.listEmails(list);
    setContentRange(reply, 'emails', list.offset, page);
    return page.rows;
  }

  @Get(':id')
  @ReadsPersonalData('email')
  @ApiOperation({ summary: 'Returns an email with its content' })
  showEmail(@RowId() id: string): Promise<AdminEmailContentDto> {
    return this.queries.findContent(id);
  }

  @Post('test')
  @ApiOperation({
    summary: 'Sends the owner a test email',
    description: 'The email passes table, queue and worker as every email does. The list shows its status.',
  })
  sendTestEmail(@CurrentUser() { id: actorId }: RequestUser): Promise<AdminEmailDto> {
    return this.emails.sendTestEmail(actorId);
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sends a failed email again' })
  @Fails('INVALID_TRANSITION')
  retryEmail(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<AdminEmailDto> {
    return this.emails.retryEmail(id, actorId);
  }
}
