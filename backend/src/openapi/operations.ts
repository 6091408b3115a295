import type { OpenAPIObject } from '@nestjs/swagger';
import { type ACCESS_LEVEL, type Access } from '../common/access/access.js';
import type { CHECKS_IDENTITY } from '../common/access/checks-identity.js';
import type { NEEDS_SCOPE, Scope } from '../common/access/scopes.js';
import { type ROUTE_ERRORS, type RouteError } from '../common/openapi/fails.js';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Part<T> = Exclude<NonNullable<T>, { $ref: string }>;

export type Response = Part<OperationObject['responses'][string]>;
export type Parameter = Part<NonNullable<OperationObject['parameters']>[number]>;
export type Headers = NonNullable<Response['headers']>;

/** An operation of a controller: with its access level, and without references. */
export interface Operation extends OperationObject {
  parameters?: Parameter[];
  responses: Record<string, Response | { $ref: string }>;
  [ACCESS_LEVEL]: Access;
  [CHECKS_IDENTITY]?: true;
  [NEEDS_SCOPE]?: Scope;
  [ROUTE_ERRORS]?: RouteError[];
}

export function operationsOf({ paths }: OpenAPIObject): Operation[] {
  return Object.values(paths).flatMap((path) => Object.values(path) as Operation[]);
}
