import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS, type Access } from '../../common/access/access.js';
import { IDENTITY_CHECKED } from '../../common/access/checks-identity.js';
import { clientOf } from '../../common/access/client.js';
import { OPEN_WITHOUT_FACTOR } from '../../common/access/open-without-factor.js';
import { type Scope, TOKEN_SCOPE } from '../../common/access/scopes.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { ACCESS_TOKEN_STRATEGY } from './access-token.strategy.js';
import type { AccessTokenClaims } from './access-tokens.js';
import { IdentityChecks } from './identity-check/identity-checks.service.js';
import { SecurityLog } from './security/security-log.service.js';
import { apiTokenOf, ApiTokensService } from './tokens/api-tokens.service.js';
import { UsersQueries } from './users.queries.js';

/**
 * Enforces the access level of every route, the factor of moderators, the identity check of routes that need it, and the scope of the token of a program. A route without a declared level is closed, and
 * so is a route without a scope to tokens.
 */
@Injectable()
export class AccessGuard extends AuthGuard(ACCESS_TOKEN_STRATEGY) {
  private readonly logger = new Logger(AccessGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly users: UsersQueries,
    private readonly security: SecurityLog,
    private readonly tokens: ApiTokensService,
    private readonly identity: IdentityChecks,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) {
      this.logger.error(`${context.getClass().name}.${context.getHandler().name} declares no access level`);
      throw new DomainError('NOT_FOUND');
    }
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & { claims?: AccessTokenClaims | null }>();
    const apiToken = apiTokenOf(request.headers.authorization);
    if (apiToken !== null) return this.admitProgram(context, access, apiToken);
    // Passport creates an error with a stack for a request without a token, as most requests are.
    if (request.headers.authorization !== undefined) await super.canActivate(context);
    request.user = request.claims ? await this.users.findBehindToken(request.claims) : null;
    // What a person is shown with their token is for no cache. A handler may say otherwise.
    if (request.user) void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    if (access === 'everyone') return true;
    if (!request.user) throw new DomainError('UNAUTHENTICATED');
    if (access === 'signed-in' || request.user.permissions.includes(access)) {
      if (access !== 'signed-in' && request.user.needsFactor && !this.isMarked(context, OPEN_WITHOUT_FACTOR))
        throw new DomainError('FACTOR_NEEDED');
      const isChecked = this.isMarked(context, IDENTITY_CHECKED);
      // A visitor's account opens nothing that needs it.
      if (isChecked && request.user.permissions.length > 0) await this.identity.require(request.claims!.sid);
      return true;
    }
    await this.security.record({
      kind: 'access-refused',
      userId: request.user.id,
      client: clientOf(request),
    });
    throw new DomainError('FORBIDDEN');
  }

  /** Everybody's routes serve a program as they serve a visitor. */
  private async admitProgram(context: ExecutionContext, access: Access, token: string): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    request.user = null;
    if (access === 'everyone') return true;
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    // Of the method alone: a scope on a class would open each route that it gets later.
    const scope = this.reflector.get<Scope | undefined>(TOKEN_SCOPE, context.getHandler());
    request.user = await this.tokens.admit(token, scope, clientOf(request));
    return true;
  }

  private isMarked(context: ExecutionContext, mark: symbol): boolean {
    const targets = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean | undefined>(mark, targets) === true;
  }

  override getAuthenticateOptions() {
    return { session: false, property: 'claims' };
  }

  /** Treats an invalid token like none: the visitor is anonymous. */
  override handleRequest<T>(error: Error | null, claims: T | false): T | null {
    if (error) throw error;
    return claims || null;
  }
}
