import { Body, Controller, Delete, Headers, HttpCode, Inject, Post, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Everyone } from '../../../../common/access/access.js';
import { SameSiteGuard } from '../../../../common/access/same-site.guard.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import { RateLimit } from '../../../../infra/rate-limit/rate-limit.guard.js';
import { classOf } from '../../../../common/access/client.js';
import { NoStore } from '../../../../common/http/no-store.js';
import { juryCookie } from './judge-only.js';
import { JurySessions } from './jury-sessions.service.js';
import { JuryInvitationDto, JuryLinkDto, OpenJurySessionDto } from './session.dto.js';

const SETS_COOKIE = juryCookie.describe(
  'The token of the jury session. Same-site, and not readable by scripts.',
);

/** Jury links, and the browsers in which they were opened. */
@ApiTags('jury')
@Controller('api/jury')
@UseGuards(SameSiteGuard)
export class JurySessionsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: JurySessions,
  ) {}

  @Post('invitation')
  @HttpCode(200)
  @NoStore()
  @Everyone()
  @RateLimit('juryLink')
  @ApiOperation({ summary: 'Says what a jury link is for' })
  @Fails('INVALID_TOKEN', 'JURY_LINK_INVALID', 'FORBIDDEN')
  readInvitation(@Body() { token }: JuryLinkDto): Promise<JuryInvitationDto> {
    return this.sessions.describeLink(token);
  }

  @Post('session')
  @HttpCode(204)
  @NoStore()
  @Everyone()
  @RateLimit('juryLink')
  @ApiOperation({
    summary: 'Opens the jury room of a link in this browser, for 30 days',
    description: 'The judge declares to have no conflict of interest. Five browsers are open at a time.',
  })
  @ApiNoContentResponse({ headers: SETS_COOKIE })
  @Fails(
    'INVALID_TOKEN',
    'DECLARATION_MISSING',
    'JURY_LINK_INVALID',
    'JURY_COMPLETE',
    'ENTRANT_CANNOT_JUDGE',
    'FORBIDDEN',
  )
  async open(
    @Body() { token }: OpenJurySessionDto,
    @Headers('cookie') cookie: string | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const opened = await this.sessions.open(token, juryCookie.read(this.config, cookie), classOf(userAgent));
    juryCookie.set(this.config, reply, opened.token, { expires: opened.expiresAt });
  }

  @Delete('session')
  @HttpCode(204)
  @NoStore()
  @Everyone()
  @ApiOperation({ summary: 'Closes the jury room in this browser' })
  @ApiNoContentResponse({ headers: SETS_COOKIE })
  @Fails('FORBIDDEN')
  async leave(
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = juryCookie.read(this.config, cookie);
    if (token !== null) await this.sessions.leave(token);
    juryCookie.clear(this.config, reply);
  }
}
