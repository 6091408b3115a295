import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OwnerOnly } from '../../../common/access/access.js';
import { ReadsPersonalData } from '../../../common/access/reads-personal-data.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../common/paging/list-query.js';
import { PersonalReadDto } from './personal-reads.dto.js';
import { PERSONAL_READ_LIST, PersonalReads } from './personal-reads.service.js';

@ApiTags('owner: audit log')
@OwnerOnly()
@Controller('api/admin/personal-reads')
export class PersonalReadsController {
  constructor(private readonly reads: PersonalReads) {}

  @Get()
  @ReadsPersonalData('reading-log')
  @ApiOperation({
    summary: 'Lists which personal data the owner, moderators and programs opened',
    description:
      'Sorts by at; filters by what, userId, and by at `from` on and before `to`. What a person opens several times within an hour is there once.',
  })
  async listReads(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PersonalReadDto[]> {
    const list = readListQuery(query, PERSONAL_READ_LIST);
    const page = await this.reads.listReads(list);
    setContentRange(reply, 'personal-reads', list.offset, page);
    return page.rows;
  }
}
