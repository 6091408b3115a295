import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../common/errors/domain-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';

/** For routes that act on a cookie alone: refuses what another site's page sends. */
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
    // Under a name that PUBLIC_URL does not know, as 127.0.0.1 for localhost, a page may still call its own host.
    const isOwnHost = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
    if (!isOwnPage || !isOwnHost) throw new DomainError('FORBIDDEN');
    return true;
  }
}
