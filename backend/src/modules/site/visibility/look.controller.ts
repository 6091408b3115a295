import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../../common/access/access.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { PageRenderer } from '../page-renderer.js';
import { sendNotPublic } from './close-to-visitors.js';
import { LOOK_PATH, lookCookie } from './look-cookie.js';
import { LOOK_DAYS, LookLinks } from './look-links.service.js';

/** Opens a site that is not public for the browser that has the owner's link. */
@ApiExcludeController()
@Controller()
export class LookController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly links: LookLinks,
    private readonly renderer: PageRenderer,
  ) {}

  @Everyone()
  @Get(LOOK_PATH)
  async look(
    @Query('key') key: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isValid = typeof key === 'string' && this.links.isValid(key);
    if (!isValid && !this.settings.isPublic) return sendNotPublic(this.renderer, request, reply);
    // The server asks the link again at each request, so that the cookie ends with it.
    if (isValid) lookCookie.set(this.config, reply, key, { maxAge: LOOK_DAYS * 24 * 60 * 60 });
    void reply.header('cache-control', 'no-store').redirect('/', 302);
  }
}
