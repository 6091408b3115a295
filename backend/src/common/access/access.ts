import { createParamDecorator, type ExecutionContext, SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ErrorDto } from '../errors/error.dto.js';

/** Who may call a route. A route that declares none is closed to all. */
export type Access = 'everyone' | 'signed-in' | 'owner';

export const ACCESS = Symbol('access');

/** The user behind a request, read from the database for that request. */
export interface RequestUser {
  id: string;
  email: string;
  isOwner: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard; null for an anonymous visitor. */
    user?: RequestUser | null;
  }
}

/** Open to all; who sends a token is known by it. */
export const Everyone = () => SetMetadata(ACCESS, 'everyone' satisfies Access);

export const SignedIn = () =>
  applyDecorators(
    SetMetadata(ACCESS, 'signed-in' satisfies Access),
    ApiBearerAuth(),
    ApiUnauthorizedResponse({ type: ErrorDto, description: 'UNAUTHENTICATED' }),
  );

export const OwnerOnly = () =>
  applyDecorators(
    SetMetadata(ACCESS, 'owner' satisfies Access),
    ApiBearerAuth(),
    ApiUnauthorizedResponse({ type: ErrorDto, description: 'UNAUTHENTICATED' }),
    ApiForbiddenResponse({ type: ErrorDto, description: 'FORBIDDEN' }),
  );

/** The user of a `@SignedIn()` or `@OwnerOnly()` route; null may come on an `@Everyone()` route. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().user ?? null,
);

/** The client's address as the server sees it, behind the configured proxies. */
export const ClientAddress = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().ip,
);
