import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { DomainError } from '../errors/domain-error.js';

/** For routes that act on a cookie alone: rejects what the page of another site sends. */
@Injectable()
export class SameSiteGuard implements CanActivate {
  private readonly origins: ReadonlySet<string>;
  private readonly acceptsOtherNames: boolean;

  constructor(@Inject(CONFIG) config: Config) {
    this.origins = new Set([new URL(config.publicUrl).origin, ...config.corsOrigins]);
    // Without HTTPS, a production start is on localhost.
    this.acceptsOtherNames = !config.production || !config.publicUrl.startsWith('https:');
  }

  canActivate(context: ExecutionContext): boolean {
    if (this.isOwnSite(context.switchToHttp().getRequest<FastifyRequest>())) return true;
    throw new DomainError('FORBIDDEN');
  }

  /** False for a request that the page of another site sends. */
  isOwnSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
    const { origin } = headers;
    if (origin !== undefined && this.origins.has(origin)) return true;
    const site = headers['sec-fetch-site'];
    const isOwnPage = site === undefined || site === 'same-origin' || site === 'none';
    if (origin === undefined) return isOwnPage;
    // On one machine, a page may call its own host under a name that PUBLIC_URL does not have, such as 127.0.0.1 for localhost.
    const isOwnHost = this.acceptsOtherNames && URL.canParse(origin) && new URL(origin).host === host;
    return isOwnPage && isOwnHost;
  }
}
