import { isDeepStrictEqual } from 'node:util';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import type { Access } from '../common/access/access.js';
import { ACCESS_LEVEL } from '../common/access/access.js';
import type { ErrorCode } from '../common/errors/error-catalogue.js';
import { ErrorDto } from '../common/errors/error.dto.js';
import { FAILURES, type Failure, toFailure } from '../common/openapi/fails.js';
import { RATE_LIMIT } from './conventions.js';
import { type Headers, type Operation, operationsOf, type Response } from './operations.js';

const OF_ACCESS: Record<Access, ErrorCode[]> = {
  everyone: [],
  'signed-in': ['UNAUTHENTICATED'],
  owner: ['UNAUTHENTICATED', 'FORBIDDEN'],
};
const OF_A_BODY: ErrorCode[] = ['BAD_REQUEST', 'REQUEST_TIMEOUT', 'FILE_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
/** Even a route without parameters refuses a query that says a thing twice. */
const OF_ANY: ErrorCode[] = ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request is not as it has to be',
  401: 'Nobody is signed in, or not with this',
  403: 'Not allowed',
  404: 'There is no such thing',
  408: 'The body arrives slower than 1 KB per second',
  409: 'What stands already does not allow it',
  413: 'Too large',
  415: 'Of a type that is not taken',
  422: 'Understood, but it cannot be done',
  429: 'Too many requests',
  500: 'A fault of the server',
  502: 'Another service refused',
  503: 'Not available right now',
  504: 'Another service took too long',
  507: 'No room to store it',
};

/** Shown at the code that never comes without. */
const DETAILS: Partial<Record<ErrorCode, Pick<ErrorDto, 'details'>>> = {
  VALIDATION_FAILED: { details: [{ field: 'limit', message: 'limit must not be greater than 100' }] },
};

const RETRY_AFTER: Headers = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const HEADERS: Record<number, Headers> = { 429: { ...RATE_LIMIT, ...RETRY_AFTER }, 503: RETRY_AFTER };

/** Gives each route all errors that it can answer with, each with its body as an example. */
export function describeErrors(document: OpenAPIObject): void {
  const shared = new SharedResponses();
  for (const operation of operationsOf(document)) {
    const failures = [...commonFailures(operation), ...(operation[FAILURES] ?? [])];
    delete operation[FAILURES];
    for (const status of new Set(failures.map((failure) => failure.status))) {
      // A route that describes an answer itself knows better, as that of the readiness check.
      operation.responses[status] ??= shared.refer(
        status,
        failures.filter((failure) => failure.status === status),
      );
    }
  }
  document.components = { ...document.components, responses: shared.all };
}

/** Most routes fail in the same ways, so each way is written once. */
class SharedResponses {
  readonly all: Record<string, Response> = {};

  refer(status: number, failures: Failure[]): { $ref: string } {
    const response = toResponse(status, failures);
    const codes = [...new Set(failures.map(({ code }) => code))];
    const base = [status, ...codes].join('-');
    let name = base;
    // The same codes may come with other sentences.
    for (let n = 2; this.all[name] && !isDeepStrictEqual(this.all[name], response); n += 1)
      name = `${base}-${n}`;
    this.all[name] = response;
    return { $ref: `#/components/responses/${name}` };
  }
}

function commonFailures(operation: Operation): Failure[] {
  const { parameters = [], requestBody } = operation;
  const codes: ErrorCode[] = [...OF_ACCESS[operation[ACCESS_LEVEL]], ...OF_ANY];
  if (requestBody) codes.push(...OF_A_BODY);
  if (parameters.some((parameter) => parameter.in === 'path')) codes.push('NOT_FOUND');
  return codes.map(toFailure);
}

function toResponse(status: number, failures: Failure[]): Response {
  const examples = failures.map(({ code, message }, index) => {
    const name = failures.findIndex((other) => other.code === code) === index ? code : `${code}_${index + 1}`;
    return [name, { value: { code, message, ...DETAILS[code] } satisfies ErrorDto }] as const;
  });
  const codes = [...new Set(failures.map(({ code }) => code))];
  return {
    description: `${DESCRIPTIONS[status] ?? 'Refused'}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
    ...(HEADERS[status] && { headers: HEADERS[status] }),
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(ErrorDto) },
        examples: Object.fromEntries(examples),
      },
    },
  };
}
