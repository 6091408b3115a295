import { createParamDecorator, type ExecutionContext, SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/** Who may call a route. A route that declares none is closed to all. */
export type Access = 'everyone' | 'signed-in' | 'owner';

export const ACCESS = Symbol('access');

/** The level's name in the API's document, which derives the security scheme and its errors from it. */
export const ACCESS_LEVEL = 'x-access';

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
export const Everyone = () => requires('everyone');

export const SignedIn = () => requires('signed-in');

export const OwnerOnly = () => requires('owner');

function requires(access: Access) {
  return applyDecorators(SetMetadata(ACCESS, access), ApiExtension(ACCESS_LEVEL, access));
}

/** The user of a `@SignedIn()` or `@OwnerOnly()` route; null may come on an `@Everyone()` route. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().user ?? null,
);

/** The client's address as the server sees it, behind the configured proxies. */
export const ClientAddress = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().ip,
);
