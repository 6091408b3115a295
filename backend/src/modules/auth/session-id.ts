import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AccessTokenClaims } from './access-tokens.js';

/** The session behind the access token of a `@SignedIn()` route. */
export const SessionId = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest & { claims: AccessTokenClaims }>().claims.sid,
);
