import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { Entrant } from '../../entries/entry-links/entrant.js';
import { type Answer, Offers } from './offers.service.js';
import { MyOfferDto } from './prize.dto.js';
import { PrizeQueries } from './prize.queries.js';

const NEEDS_PROOF = 'Only once somebody has opened a link that was emailed to the address of the entry.';

@ApiTags('my entry')
@Controller('api/my-entry/:id/offer')
export class MyOfferController {
  constructor(
    private readonly queries: PrizeQueries,
    private readonly offers: Offers,
  ) {}

  @Get()
  @Entrant()
  @ApiOperation({ summary: 'Returns the offer of the prize to the entrant' })
  findMyOffer(@RowId() id: string): Promise<MyOfferDto> {
    return this.queries.findMine(id);
  }

  @Post('acceptance')
  @Entrant()
  @HttpCode(200)
  @ApiOperation({ summary: 'Accepts the prize', description: NEEDS_PROOF })
  @Fails('ADDRESS_NOT_PROVED', 'OFFER_OVER', 'OFFER_SUSPENDED')
  acceptOffer(@RowId() id: string): Promise<MyOfferDto> {
    return this.answer(id, 'accepted');
  }

  @Post('refusal')
  @Entrant()
  @HttpCode(200)
  @ApiOperation({ summary: 'Declines the prize', description: NEEDS_PROOF })
  @Fails('ADDRESS_NOT_PROVED', 'OFFER_OVER', 'OFFER_SUSPENDED')
  declineOffer(@RowId() id: string): Promise<MyOfferDto> {
    return this.answer(id, 'declined');
  }

  private async answer(id: string, answer: Answer): Promise<MyOfferDto> {
    await this.offers.answer(id, answer);
    return this.queries.findMine(id);
  }
}
