import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../../../common/access/access.js';
import { BrowserCookie } from '../../../../common/access/browser-cookie.js';
import { SameSiteGuard } from '../../../../common/access/same-site.guard.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { ENTRY_COOKIE } from '../../../../common/openapi/security.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import { EntrySessions } from './entry-sessions.service.js';

/** The token of the opened entries. The page of a link sends the link's token itself, so no request from another site needs the cookie. */
export const entriesCookie = new BrowserCookie('paattu_entries');

/** Lets in who has opened a link of the entry that the path names as `:id`. */
@Injectable()
export class EntrantGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: EntrySessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const request = http.getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const token = entriesCookie.read(this.config, request.headers.cookie);
    const entryIds = token === null ? [] : await this.sessions.findEntryIds(token);
    if (entryIds.length === 0) throw new DomainError('ENTRY_LINK_NEEDED');
    if (!entryIds.includes(request.params.id.toLowerCase())) throw new DomainError('NOT_FOUND');
    return true;
  }
}

/**
 * For routes of `/api/my-entry/:id`: open to the browser in which the entrant has opened the entry, which `@RowId()`
 * then names. A request that the page of another site sends is rejected.
 */
export const Entrant = () =>
  applyDecorators(Everyone(), UseGuards(SameSiteGuard, EntrantGuard), ApiCookieAuth(ENTRY_COOKIE));
