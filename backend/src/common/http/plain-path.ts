import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/** `.` and `..` as parts of a path, and what decodes to a dot, a slash, a backslash, a NUL or another percent sign. */
const CROOKED = /(^|\/)\.{1,2}(\/|$)|%(00|25|2e|2f|5c)|\\/i;

/**
 * Refuses paths that mean another one once they are decoded or put together. No address of ours needs such signs, and
 * so nothing behind, from the router to the file system, has to agree with the rest on what they mean.
 */
export function refuseCrookedPath(
  { raw }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const [path = ''] = (raw.url ?? '').split('?', 1);
  done(CROOKED.test(path) ? new DomainError('NOT_FOUND') : undefined);
}
