import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { OwnerOnly } from '../../../common/access/access.js';
import { ReadsPersonalData } from '../../../common/access/reads-personal-data.js';
import { ErasureRequestDto } from './erasure-request.dto.js';
import { ErasureRequests } from './erasure-requests.service.js';

@ApiTags('owner: data')
@OwnerOnly()
@Controller('api/admin/erase-requests')
export class ErasureRequestsController {
  constructor(private readonly requests: ErasureRequests) {}

  @Get()
  @ReadsPersonalData('erasure-requests')
  @ApiOperation({
    summary:
      'Lists the requests of entrants to erase their data, those that are confirmed and not done first',
  })
  listRequests(): Promise<ErasureRequestDto[]> {
    return this.requests.listRequests();
  }
}
