import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError, fieldError } from '../errors/domain-error.js';

const LENGTH = 16;

/** The version of a record: two versions are equal exactly when all fields that a form edits are. */
export function versionOf(fields: object): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, LENGTH);
}

/** The version that the person has edited, from `If-Match: "<version>"`; null without the header. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext): string | null =>
  readIfMatch(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

/** The documentation of the header, for a route that fails with CHANGED_MEANWHILE. */
export const IF_MATCH = {
  name: 'If-Match',
  required: false,
  description: 'The `version` of the record that was edited, in quotation marks.',
  schema: { type: 'string', example: '"3f9a0c1b2d4e5f60"' },
};

/** Rejects an edit of another version than the current one. To be called while the row is locked. */
export function requireVersion(current: string, seen: string | null): void {
  if (seen !== null && seen !== current) throw new DomainError('CHANGED_MEANWHILE');
}

function readIfMatch(header: string | undefined): string | null {
  if (header === undefined || header === '*') return null;
  const seen = /^"([0-9a-f]{16})"$/.exec(header)?.[1];
  if (seen) return seen;
  throw fieldError('VALIDATION_FAILED', 'If-Match', 'If-Match must be one version in quotation marks');
}
