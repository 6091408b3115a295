import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_LEVEL, type Access } from '../common/access/access.js';
import { NEEDS_SCOPE, type Scope } from '../common/access/scopes.js';
import { API_TOKEN, BEARER } from '../common/openapi/security.js';
import { ID_EXAMPLE } from './examples.js';
import { type Headers, type Operation, operationsOf } from './operations.js';

/** A route for everyone also accepts an access token, and then serves its user. */
function securityOf(access: Access, scope: Scope | undefined): Array<Record<string, string[]>> {
  if (access === 'everyone') return [{}, { [BEARER]: [] }];
  return scope === undefined ? [{ [BEARER]: [] }] : [{ [BEARER]: [] }, { [API_TOKEN]: [] }];
}

const header = (description: string, schema: object) => ({ description, schema });
const reference = (name: string) => ({ $ref: `#/components/headers/${name}` });

const HEADERS: Headers = {
  RateLimitLimit: header('Requests allowed in the period.', { type: 'integer', example: 600 }),
  RateLimitRemaining: header('Requests left in the period.', { type: 'integer', example: 597 }),
  RateLimitReset: header('Seconds until the next period begins.', { type: 'integer', example: 42 }),
  RetryAfter: header('Seconds to wait before a retry.', { type: 'integer', example: 42 }),
  ETag: header('Identifies the content, for `If-None-Match`.', { type: 'string', example: '"5WJrOEbWpzb0"' }),
  ContentRange: header('The rows in the response, and the number of all rows.', {
    type: 'string',
    example: 'songs 0-24/319',
  }),
};

export const RATE_LIMIT: Headers = {
  'RateLimit-Limit': reference('RateLimitLimit'),
  'RateLimit-Remaining': reference('RateLimitRemaining'),
  'RateLimit-Reset': reference('RateLimitReset'),
};

const MEANINGS: Record<string, string> = { 200: 'Success', 201: 'Created', 204: 'Success, without a body' };

/** Describes what every route has in common, so that no route needs to. */
export function describeConventions(document: OpenAPIObject): void {
  document.components = { ...document.components, headers: HEADERS };
  for (const operation of operationsOf(document)) {
    operation.security ??= securityOf(operation[ACCESS_LEVEL], operation[NEEDS_SCOPE]);
    describeScope(operation);
    describeId(operation);
    describeHeaders(operation);
  }
}

function describeScope(operation: Operation): void {
  const scope = operation[NEEDS_SCOPE];
  if (scope === undefined) return;
  const sentence = `Open to tokens with the scope \`${scope}\`.`;
  operation.description = [operation.description, sentence].filter(Boolean).join(' ');
}

function describeId({ parameters = [] }: Operation): void {
  for (const parameter of parameters.filter(({ in: place }) => place === 'path')) {
    // The route describes its values itself.
    if (parameter.schema && 'example' in parameter.schema) {
      parameter.description ??= 'One that does not exist is a 404.';
      continue;
    }
    if (parameter.schema && 'type' in parameter.schema && parameter.schema.type === 'number') {
      parameter.description ??= 'A whole number; anything else is a 404.';
      parameter.schema = { type: 'integer', minimum: 1, example: 42 };
      continue;
    }
    parameter.description ??= 'A UUID; anything else is a 404.';
    parameter.schema = { type: 'string', format: 'uuid', example: ID_EXAMPLE };
  }
}

function describeHeaders({ parameters = [], responses }: Operation): void {
  const isPaged = parameters.some(({ name }) => name === 'range');
  for (const [status, response] of Object.entries(responses)) {
    if (!/^[23]/.test(status) || '$ref' in response) continue;
    response.description ||= MEANINGS[status] ?? '';
    response.headers = {
      ...RATE_LIMIT,
      ...('304' in responses ? { ETag: reference('ETag') } : {}),
      ...(isPaged && status === '200' ? { 'Content-Range': reference('ContentRange') } : {}),
      ...response.headers,
    };
  }
}
