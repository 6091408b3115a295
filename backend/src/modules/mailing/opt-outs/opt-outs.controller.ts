import { Body, Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiBadRequestResponse, ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../../common/access/access.js';
import { ErrorDto } from '../../../common/errors/error.dto.js';
import { OneClickOptOutDto, OptOutDto } from './opt-out.dto.js';
import { OptOutLinks } from './opt-out-links.js';
import { OptOutsService } from './opt-outs.service.js';

@ApiTags('opt-outs')
@Everyone()
@Controller('api/opt-outs')
export class OptOutsController {
  constructor(
    private readonly optOuts: OptOutsService,
    private readonly links: OptOutLinks,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({ summary: 'End the mails to an address; mails of its account still come' })
  @ApiBadRequestResponse({ type: ErrorDto, description: 'EMAIL_REQUIRED, INVALID_EMAIL' })
  optOut(@Body() { email }: OptOutDto): Promise<void> {
    return this.optOuts.optOut(email);
  }

  @Post('one-click')
  @HttpCode(204)
  @ApiOperation({ summary: 'The same by the signed link of a mail (RFC 8058)' })
  @ApiBadRequestResponse({ type: ErrorDto, description: 'INVALID_TOKEN, INVALID_EMAIL, VALIDATION_FAILED' })
  optOutByLink(@Query() link: OneClickOptOutDto): Promise<void> {
    return this.optOuts.optOutByLink(link);
  }

  @Get('one-click')
  @Redirect()
  @ApiOperation({ summary: 'For mail clients that open the link: leads to the page that asks' })
  @ApiFoundResponse({ description: 'The page' })
  @ApiBadRequestResponse({ type: ErrorDto, description: 'INVALID_EMAIL, VALIDATION_FAILED' })
  showPage(@Query() { email }: OneClickOptOutDto): { url: string; statusCode: number } {
    return { url: this.links.pageOf(email), statusCode: 302 };
  }
}
