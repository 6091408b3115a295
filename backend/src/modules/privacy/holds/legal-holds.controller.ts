import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RowId } from '../../../common/validation/row-id.js';
import { LegalHoldDto, SetHoldDto } from './legal-hold.dto.js';
import { LegalHoldsService } from './legal-holds.service.js';

@ApiTags('owner: data')
@OwnerOnly()
@Controller('api/admin/legal-holds')
export class LegalHoldsController {
  constructor(private readonly holds: LegalHoldsService) {}

  @Get()
  @ApiOperation({ summary: 'Lists the legal holds, those that were not lifted first' })
  listHolds(): Promise<LegalHoldDto[]> {
    return this.holds.listHolds();
  }

  @Post()
  @ApiOperation({
    summary: 'Sets a legal hold',
    description: 'Nothing of the contest expires or is erased until it is lifted.',
  })
  @Fails('MISSING_INFORMATION', 'NOT_FOUND', 'HELD_ALREADY')
  async setHold(
    @Body() hold: SetHoldDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<LegalHoldDto[]> {
    await this.holds.setHold(hold, actorId);
    return this.holds.listHolds();
  }

  @Post(':id/lift')
  @HttpCode(200)
  @ApiOperation({ summary: 'Lifts a legal hold' })
  async liftHold(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<LegalHoldDto[]> {
    await this.holds.liftHold(id, actorId);
    return this.holds.listHolds();
  }
}
