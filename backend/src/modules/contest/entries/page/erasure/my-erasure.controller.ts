import { Body, Controller, Delete, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../../../../common/access/access.js';
import { SameSiteGuard } from '../../../../../common/access/same-site.guard.js';
import { NoStore } from '../../../../../common/http/no-store.js';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RowId } from '../../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { ErasureRequests } from '../../../../privacy/requests/erasure-requests.service.js';
import { Entrant } from '../../entry-links/entrant.js';
import { ErasureLinkDto, LinkedEntryDto, MyErasureDto } from './my-erasure.dto.js';

/** An entrant who wants her data erased. */
@ApiTags('my entry')
@Controller('api/my-entry')
export class MyErasureController {
  constructor(private readonly requests: ErasureRequests) {}

  @Get(':id/erasure')
  @Entrant()
  @ApiOperation({ summary: 'Returns whether the entrant has asked for the erasure of the entry' })
  findErasure(@RowId() id: string): Promise<MyErasureDto> {
    return this.requests.find(id);
  }

  @Post(':id/erasure')
  @HttpCode(200)
  @Entrant()
  @RateLimit('entryErasure')
  @ApiOperation({
    summary: 'Emails the entrant a link that confirms the erasure of the entry',
    description:
      'Changes nothing once it is confirmed. An entry gets three such emails a day, and an address nine.',
  })
  @Fails('ERASURE_EMAILS_SENT', 'EMAILS_NOT_SENT')
  askErasure(@RowId() id: string): Promise<MyErasureDto> {
    return this.requests.ask(id);
  }

  @Delete(':id/erasure')
  @Entrant()
  @RateLimit('entryErasure')
  @ApiOperation({ summary: 'Takes the request back, also after its confirmation, until it is done' })
  takeErasureBack(@RowId() id: string): Promise<MyErasureDto> {
    return this.requests.takeBack(id);
  }

  /** A POST, because the token must not be in an address. */
  @Post('erasure-link')
  @HttpCode(200)
  @NoStore()
  @Everyone()
  @UseGuards(SameSiteGuard)
  @ApiOperation({ summary: 'Returns the entry that the link of an email would erase' })
  @Fails('INVALID_TOKEN', 'FORBIDDEN')
  readErasureLink(@Body() { token }: ErasureLinkDto): Promise<LinkedEntryDto> {
    return this.requests.findLinked(token);
  }

  /** The link in the email is enough: it may be opened in another browser. */
  @Post('confirm-erasure')
  @HttpCode(200)
  @NoStore()
  @Everyone()
  @UseGuards(SameSiteGuard)
  @RateLimit('entryErasure')
  @ApiOperation({ summary: 'Confirms the erasure that the link of an email is about' })
  @Fails('INVALID_TOKEN', 'FORBIDDEN')
  confirmErasure(@Body() { token }: ErasureLinkDto): Promise<MyErasureDto> {
    return this.requests.confirm(token);
  }
}
