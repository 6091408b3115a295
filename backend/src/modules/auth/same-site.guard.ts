import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../common/errors/domain-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';

/** For routes that act on the cookie alone: rejects requests from pages of other sites. */
@Injectable()
export class SameSiteGuard implements CanActivate {
  private readonly origins: ReadonlySet<string>;

  constructor(@Inject(CONFIG) config: Config) {
    this.origins = new Set([new URL(config.publicUrl).origin, ...config.corsOrigins]);
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers, host } = context.switchToHttp().getRequest<FastifyRequest>();
    const { origin } = headers;
    if (origin !== undefined && this.origins.has(origin)) return true;
    const site = headers['sec-fetch-site'];
    const isOwnPage = site === undefined || site === 'same-origin' || site === 'none';
    // A page opened under another host name than PUBLIC_URL, such as 127.0.0.1, may call its own host.
    const isOwnHost = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
    if (!isOwnPage || !isOwnHost) throw new DomainError('FORBIDDEN');
    return true;
  }
}
