import { Body, Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../../common/access/access.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
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
  @RateLimit('optOut')
  @ApiOperation({
    summary: 'Emails an address the link that opts it out',
    description:
      'Answers the same for every address. One mailbox gets three such emails a day. Emails that ask for something or report a change are sent after an opt-out, too.',
  })
  @Fails('EMAIL_REQUIRED', 'INVALID_EMAIL', 'EMAILS_NOT_SENT')
  optOut(@Body() optOut: OptOutDto): Promise<void> {
    return this.optOuts.sendLink(optOut);
  }

  @Post('one-click')
  @HttpCode(204)
  @ApiOperation({ summary: 'Opts an address out by the signed link of an email (RFC 8058)' })
  @Fails('INVALID_TOKEN', 'INVALID_EMAIL')
  optOutByLink(@Query() link: OneClickOptOutDto): Promise<void> {
    return this.optOuts.optOutByLink(link);
  }

  @Get('one-click')
  @Redirect()
  // For people whose email program opens the link; not part of the API.
  @ApiExcludeEndpoint()
  async showPage(@Query() { email, token }: OneClickOptOutDto): Promise<{ url: string; statusCode: number }> {
    // Otherwise the redirect would sign a link for any address.
    if (!this.links.isSignedFor(email, token)) throw new DomainError('INVALID_TOKEN');
    const language = await this.optOuts.languageOf(email);
    return { url: this.links.pageOf(email, language), statusCode: 302 };
  }
}
