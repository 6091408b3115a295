import { Body, Controller, Delete, Headers, HttpCode, Inject, Post, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Everyone } from '../../../../common/access/access.js';
import { SameSiteGuard } from '../../../../common/access/same-site.guard.js';
import { NoStore } from '../../../../common/http/no-store.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import { RateLimit } from '../../../../infra/rate-limit/rate-limit.guard.js';
import { entriesCookie, Entrant } from '../entry-links/entrant.js';
import { EntrySessions } from '../entry-links/entry-sessions.service.js';
import { LinkRequests } from './link-requests.service.js';
import { OpenedEntryDto, OpenEntryDto, RequestLinksDto } from './my-entry.dto.js';

const SETS_COOKIE = entriesCookie.describe(
  'The token of the opened entries. Same-site, and not readable by scripts.',
);

/** Links in emails, and the browsers in which they were opened. */
@ApiTags('my entry')
@Controller('api/my-entry')
export class EntrySessionsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: EntrySessions,
    private readonly requests: LinkRequests,
  ) {}

  @Post('session')
  @HttpCode(200)
  @NoStore()
  @Everyone()
  @UseGuards(SameSiteGuard)
  @ApiOperation({ summary: 'Opens the entry of a link in this browser, for 30 days' })
  @ApiOkResponse({ type: OpenedEntryDto, headers: SETS_COOKIE })
  @Fails('INVALID_TOKEN', 'FORBIDDEN')
  async open(
    @Body() { token }: OpenEntryDto,
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpenedEntryDto> {
    const opened = await this.sessions.open(token, entriesCookie.read(this.config, cookie));
    entriesCookie.set(this.config, reply, opened.token, { expires: opened.expiresAt });
    return { id: opened.entryId };
  }

  @Delete('session')
  @HttpCode(204)
  @NoStore()
  @Everyone()
  @UseGuards(SameSiteGuard)
  @ApiOperation({ summary: 'Closes all entries in this browser' })
  @ApiNoContentResponse({ headers: SETS_COOKIE })
  @Fails('FORBIDDEN')
  async leave(
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = entriesCookie.read(this.config, cookie);
    if (token !== null) await this.sessions.leave(token);
    entriesCookie.clear(this.config, reply);
  }

  @Post('links')
  @HttpCode(204)
  @NoStore()
  @Everyone()
  @RateLimit('entryLinks')
  @ApiOperation({
    summary: 'Emails a new link to each entry of an address',
    description: 'Answers the same for every address. One address gets five such emails a day.',
  })
  @Fails('INVALID_EMAIL', 'EMAILS_NOT_SENT')
  requestLinks(@Body() body: RequestLinksDto): Promise<void> {
    return this.requests.sendLinks(body);
  }

  @Post(':id/end-others')
  @HttpCode(204)
  @Entrant()
  @RateLimit('entryClosing')
  @ApiOperation({
    summary: 'Closes the entry in all other browsers, and ends the links to it',
    description:
      'Links that were asked for within the last 24 hours keep working. While nobody has opened a link that was emailed to the address, only links that no email has brought end.',
  })
  endOthers(@RowId() id: string, @Headers('cookie') cookie: string | undefined): Promise<void> {
    // The guard has read the token.
    return this.sessions.endOthers(id, entriesCookie.read(this.config, cookie)!);
  }
}
