import { isDeepStrictEqual } from 'node:util';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_LEVEL } from '../common/access/access.js';
import { CHECKS_IDENTITY } from '../common/access/checks-identity.js';
import { permissionsOf } from '../common/access/permissions.js';
import type { ErrorCode } from '../common/errors/error-catalogue.js';
import { isOpenBeforePublic } from '../common/http/open-before-public.js';
import { ErrorDto } from '../common/errors/error.dto.js';
import { ENTRY_COOKIE, JURY_COOKIE } from '../common/openapi/security.js';
import { ROUTE_ERRORS, type RouteError, toRouteError } from '../common/openapi/fails.js';
import { RATE_LIMIT } from './conventions.js';
import { type Headers, type Operation, operationsOf, type Response } from './operations.js';

function accessErrors({ [ACCESS_LEVEL]: access, security = [] }: Operation): ErrorCode[] {
  if (security.some((scheme) => ENTRY_COOKIE in scheme)) return ['ENTRY_LINK_NEEDED', 'FORBIDDEN'];
  if (security.some((scheme) => JURY_COOKIE in scheme)) return ['JURY_SIGNED_OUT', 'FORBIDDEN'];
  if (access === 'everyone') return [];
  const ofTokens = ['TOKEN_INVALID', 'TOKEN_NOT_ALLOWED'] as const;
  return access === 'signed-in'
    ? ['UNAUTHENTICATED', ...ofTokens]
    : ['UNAUTHENTICATED', 'FORBIDDEN', ...ofTokens];
}
/** The levels that a moderator has. */
const MODERATED: readonly string[] = permissionsOf('moderator');

const BODY_ERRORS: ErrorCode[] = [
  'BAD_REQUEST',
  'REQUEST_TIMEOUT',
  'FILE_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];
/** Every route rejects a query with a repeated name. */
const COMMON_ERRORS: ErrorCode[] = [
  'VALIDATION_FAILED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  'RESTORING',
];

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request is not valid',
  401: 'Not signed in, or wrong credentials',
  403: 'Not allowed',
  404: 'Not found',
  408: 'The body arrives slower than 1 KB per second',
  409: 'Conflicts with the current state',
  413: 'Too large',
  415: 'Content type not accepted',
  422: 'Valid, but it cannot be carried out',
  429: 'Too many requests',
  500: 'Unexpected error of the server',
  502: 'Another service rejected the request',
  503: 'Not available right now',
  504: 'Another service did not answer in time',
  507: 'The storage is full',
};

/** The example of a code that always has details. */
const DETAILS: Partial<Record<ErrorCode, Pick<ErrorDto, 'details'>>> = {
  VALIDATION_FAILED: {
    details: [{ field: 'limit', code: 'VALIDATION_FAILED', message: 'limit must not be greater than 100' }],
  },
};

const RETRY_AFTER: Headers = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const HEADERS: Record<number, Headers> = { 429: { ...RATE_LIMIT, ...RETRY_AFTER }, 503: RETRY_AFTER };

/** Adds to each route all errors that it can answer, each with its body as an example. */
export function describeErrors(document: OpenAPIObject): void {
  const shared = new SharedResponses();
  const closed = new Set(
    operationsOf({ ...document, paths: pathsThatClose(document) }).map(({ operationId }) => operationId),
  );
  for (const operation of operationsOf(document)) {
    const errors = [...commonErrors(operation), ...(operation[ROUTE_ERRORS] ?? [])];
    if (closed.has(operation.operationId)) errors.push(toRouteError('SITE_NOT_PUBLIC'));
    delete operation[ROUTE_ERRORS];
    for (const status of new Set(errors.map((error) => error.status))) {
      // A route may describe an error response itself, as the readiness check does.
      operation.responses[status] ??= shared.refer(
        status,
        errors.filter((error) => error.status === status),
      );
    }
  }
  document.components = { ...document.components, responses: shared.all };
}

/** Those that answer no visitor before the site is public. */
function pathsThatClose({ paths }: OpenAPIObject): OpenAPIObject['paths'] {
  return Object.fromEntries(Object.entries(paths).filter(([path]) => !isOpenBeforePublic(path)));
}

/** Writes a response that several routes share once. */
class SharedResponses {
  readonly all: Record<string, Response> = {};

  refer(status: number, errors: RouteError[]): { $ref: string } {
    const response = toResponse(status, errors);
    const codes = [...new Set(errors.map(({ code }) => code))];
    const base = [status, ...codes].join('-');
    let name = base;
    // The same codes may have other messages.
    for (let n = 2; this.all[name] && !isDeepStrictEqual(this.all[name], response); n += 1)
      name = `${base}-${n}`;
    this.all[name] = response;
    return { $ref: `#/components/responses/${name}` };
  }
}

function commonErrors(operation: Operation): RouteError[] {
  const { parameters = [], requestBody } = operation;
  const codes: ErrorCode[] = [...accessErrors(operation), ...COMMON_ERRORS];
  if (MODERATED.includes(String(operation[ACCESS_LEVEL]))) codes.push('FACTOR_NEEDED');
  if (operation[CHECKS_IDENTITY]) codes.push('IDENTITY_CHECK_NEEDED');
  if (requestBody) codes.push(...BODY_ERRORS);
  if (parameters.some((parameter) => parameter.in === 'path')) codes.push('NOT_FOUND');
  return codes.map(toRouteError);
}

function toResponse(status: number, errors: RouteError[]): Response {
  const examples = errors.map(({ code, message }, index) => {
    const name = errors.findIndex((other) => other.code === code) === index ? code : `${code}_${index + 1}`;
    return [name, { value: { code, message, ...DETAILS[code] } satisfies ErrorDto }] as const;
  });
  const codes = [...new Set(errors.map(({ code }) => code))];
  return {
    description: `${DESCRIPTIONS[status] ?? 'Error'}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
    ...(HEADERS[status] && { headers: HEADERS[status] }),
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(ErrorDto) },
        examples: Object.fromEntries(examples),
      },
    },
  };
}
