import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/** `.` and `..` as segments, backslashes, and encoded dots, slashes, backslashes, NULs and percent signs. */
const AMBIGUOUS = /(?:^|\/)\.{1,2}(?:\/|$)|%(?:00|25|2e|2f|5c)|\\/i;

/**
 * Rejects paths that mean another path once they are decoded or joined. No address of the product needs such
 * characters, so the router and the file system need not agree on their meaning.
 */
export function rejectAmbiguousPath(
  { raw }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const [path = ''] = (raw.url ?? '').split('?', 1);
  done(AMBIGUOUS.test(path) ? new DomainError('NOT_FOUND') : undefined);
}
