import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OwnerOnly } from '../../../common/access/access.js';
import { ReadsPersonalData } from '../../../common/access/reads-personal-data.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../common/paging/list-query.js';
import { AdminOptOutDto } from './opt-out.dto.js';
import { OPT_OUT_LIST } from './opt-outs.service.js';
import { OptOutsService } from './opt-outs.service.js';

@ApiTags('owner: opt-outs')
@OwnerOnly()
@Controller('api/admin/opt-outs')
export class AdminOptOutsController {
  constructor(private readonly optOuts: OptOutsService) {}

  @Get()
  @ReadsPersonalData('opt-outs')
  @ApiOperation({
    summary: 'Lists the addresses that have opted out of emails',
    description:
      'Sorts by createdAt, email; filters by q in the address, and by createdAt `from` on and before `to`. Read-only: an opt-out cannot be withdrawn here.',
  })
  async listOptOuts(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminOptOutDto[]> {
    const list = readListQuery(query, OPT_OUT_LIST);
    const page = await this.optOuts.listOptOuts(list);
    setContentRange(reply, 'opt-outs', list.offset, page);
    return page.rows;
  }
}
