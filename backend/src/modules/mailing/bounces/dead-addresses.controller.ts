import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { ReadsPersonalData } from '../../../common/access/reads-personal-data.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../common/paging/list-query.js';
import { RowId } from '../../../common/validation/row-id.js';
import { DeadAddressDto } from './dead-address.dto.js';
import { DEAD_ADDRESS_LIST, DeadAddresses } from './dead-addresses.service.js';

@ApiTags('owner: emails')
@OwnerOnly()
@Controller('api/admin/dead-addresses')
export class DeadAddressesController {
  constructor(private readonly addresses: DeadAddresses) {}

  @Get()
  @ReadsPersonalData('dead-addresses')
  @ApiOperation({
    summary: 'Lists the addresses whose emails come back',
    description:
      'Sorts by createdAt, address; filters by q in the address, and by createdAt `from` on and before `to`. They get no emails but those of their account or entry. Bounces of emails to voters are not stored.',
  })
  async listDeadAddresses(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeadAddressDto[]> {
    const list = readListQuery(query, DEAD_ADDRESS_LIST);
    const page = await this.addresses.list(list);
    setContentRange(reply, 'dead-addresses', list.offset, page);
    return page.rows;
  }

  @Post(':id/retry')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Sends emails to the address again',
    description:
      'What came back before does not count any more. Emails that were not sent are not made up for.',
  })
  retryAddress(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<void> {
    return this.addresses.retry(id, actorId);
  }
}
