import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OwnerOnly } from '../../../common/access/access.js';
import { ReadsPersonalData } from '../../../common/access/reads-personal-data.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../common/paging/list-query.js';
import { SecurityEventDto } from './security-events.dto.js';
import { SECURITY_EVENT_LIST, SecurityLog } from './security-log.service.js';

@ApiTags('owner: audit log')
@OwnerOnly()
@Controller('api/admin/security-events')
export class SecurityEventsController {
  constructor(private readonly log: SecurityLog) {}

  @Get()
  @ReadsPersonalData('security-log')
  @ApiOperation({
    summary: 'Lists what happened to accounts and sessions',
    description:
      'Sorts by lastAt; filters by kind, userId, and by lastAt `from` on and before `to`. An event that happens again within the hour is counted in its row.',
  })
  async listEvents(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SecurityEventDto[]> {
    const list = readListQuery(query, SECURITY_EVENT_LIST);
    const page = await this.log.listEvents(list);
    setContentRange(reply, 'security-events', list.offset, page);
    return page.rows;
  }
}
