import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** The scopes that the owner can allow a token of a program. */
export const SCOPES = [
  'songs:read',
  'songs:write',
  'entries:read',
  'contests:read',
  'votes:read',
  'analytics:read',
] as const;

export type Scope = (typeof SCOPES)[number];

export const TOKEN_SCOPE = Symbol('scope of tokens');

/** The name of the scope in the API document. */
export const NEEDS_SCOPE = 'x-token-scope';

/**
 * Opens a staff route to tokens of programs with this scope. All other routes are closed to them. Not for a route that asks for the
 * password, deletes, decides, or shows a secret: a test lists the routes of each scope.
 */
export const OpenToTokens = (scope: Scope): MethodDecorator =>
  applyDecorators(SetMetadata(TOKEN_SCOPE, scope), ApiExtension(NEEDS_SCOPE, scope));
