import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../../common/access/access.js';
import { ReadsPersonalData } from '../../../../common/access/reads-personal-data.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { Offers } from './offers.service.js';
import { AdminPrizeDto, OfferPrizeDto } from './prize.dto.js';
import { PrizeQueries } from './prize.queries.js';

@ApiTags('owner: prize')
@OwnerOnly()
@Controller('api/admin/contests/:id')
export class AdminPrizeController {
  constructor(
    private readonly queries: PrizeQueries,
    private readonly offers: Offers,
  ) {}

  @Get('prize')
  @ReadsPersonalData('prize')
  @ApiOperation({ summary: 'Returns the offers of the prize of a contest' })
  findPrize(@RowId() contestId: string): Promise<AdminPrizeDto> {
    return this.queries.findOfContest(contestId);
  }

  @Post('prize-offers')
  @ApiOperation({
    summary: 'Offers the prize to the next place',
    description:
      'The first offer is made by itself, when the result is announced. The prize passes on after no answer, a refusal, or when the entrant leaves the contest; if staff took the entry out, only after a public correction without it.',
  })
  @Fails('OFFER_OPEN', 'OFFER_MADE', 'NOT_NEXT', 'NEEDS_CORRECTION')
  async offerPrize(
    @RowId() contestId: string,
    @Body() { entryId }: OfferPrizeDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminPrizeDto> {
    // Before anything else: a contest that does not exist has no next place either.
    await this.queries.findOfContest(contestId);
    await this.offers.offerNext(contestId, entryId, actorId);
    return this.queries.findOfContest(contestId);
  }
}
