import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
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
import { JURY_COOKIE } from '../../../../common/openapi/security.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import { JurySessions, type RequestJudge } from './jury-sessions.service.js';

type JudgeRequest = FastifyRequest & { judge?: RequestJudge };

/** The token of the jury session. No request outside of the jury room has it. */
export const juryCookie = new BrowserCookie('paattu_jury', { path: '/api/jury' });

@Injectable()
export class JudgeGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: JurySessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const request = http.getRequest<JudgeRequest>();
    const token = juryCookie.read(this.config, request.headers.cookie);
    const judge = token === null ? null : await this.sessions.findJudge(token);
    if (!judge) throw new DomainError('JURY_SIGNED_OUT');
    request.judge = judge;
    return true;
  }
}

/**
 * For routes of the jury room: open to the browser in which a judge has opened her link, and until the link is replaced or revoked. A
 * request that the page of another site sends is rejected.
 */
export const JudgeOnly = () =>
  applyDecorators(Everyone(), UseGuards(SameSiteGuard, JudgeGuard), ApiCookieAuth(JURY_COOKIE));

/** The judge of a `@JudgeOnly()` route. */
export const CurrentJudge = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<JudgeRequest>().judge,
);
