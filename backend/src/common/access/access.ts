import { createParamDecorator, type ExecutionContext, SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Permission } from './permissions.js';

/** The access level of a route. A route that declares none is closed to all. */
export type Access = 'everyone' | 'signed-in' | Permission;

export const ACCESS = Symbol('access');

/** The name of the level in the API document, which derives the security scheme and errors from it. */
export const ACCESS_LEVEL = 'x-access';

/** The user behind a request, read from the database for that request. */
export interface RequestUser {
  id: string;
  email: string;
  isOwner: boolean;
  /** What the user may do in the console. */
  permissions: readonly Permission[];
  /** A moderator who can only add a passkey or an app for codes. */
  needsFactor: boolean;
  /** The token of the program that acts for the user; absent for a person. */
  tokenId?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard; null for a visitor who is not signed in. */
    user?: RequestUser | null;
  }
}

/** Open to all; a valid token identifies the user. */
export const Everyone = () => requires('everyone');

export const SignedIn = () => requires('signed-in');

/** Open to staff with this permission. */
export const Staff = (permission: Permission) => requires(permission);

export const OwnerOnly = () => Staff('site.manage');

function requires(access: Access) {
  return applyDecorators(SetMetadata(ACCESS, access), ApiExtension(ACCESS_LEVEL, access));
}

/** The user of a `@SignedIn()`, `@Staff()` or `@OwnerOnly()` route; may be null on an `@Everyone()` route. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().user ?? null,
);

/** The network address of the visitor, behind the trusted proxies. */
export const ClientAddress = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().ip,
);
