import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The session behind the access token of a `@SignedIn()` route, whose claims the guard has checked. */
export const SessionId = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest & { claims: { sid: string } }>().claims.sid,
);
