import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SiteReader } from '../../../common/http/site-reader.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { networkOf } from '../../../infra/rate-limit/network.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import { SessionsService } from '../../auth/sessions.service.js';
import { lookCookie } from './look-cookie.js';
import { LookLinks } from './look-links.service.js';

/** Recognizes who may look at a site that is not public, by cookies: pages, pictures and songs are requested without a token. */
@Injectable()
export class SiteReaders {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: SessionsService,
    private readonly links: LookLinks,
    private readonly limiter: RateLimiter,
  ) {}

  async find({ headers: { cookie }, ip }: FastifyRequest): Promise<SiteReader | null> {
    if (this.sessions.hasCookie(cookie)) {
      // The look-up asks the database, and anybody can invent a cookie.
      await this.limiter.consume('read', networkOf(ip));
      const user = await this.sessions.findUserOfCookie(cookie);
      if (user?.isOwner) return 'owner';
      if (user && user.permissions.length > 0) return 'moderator';
    }
    const key = lookCookie.read(this.config, cookie);
    return key && this.links.isValid(key) ? 'holder' : null;
  }
}
