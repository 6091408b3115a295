import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { fieldError } from '../errors/domain-error.js';

/** Rejects a request with two Host headers, of which a proxy may believe one and Node.js the other. */
export function rejectRepeatedHost(
  { raw }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const { rawHeaders } = raw;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  done(hosts > 1 ? fieldError('VALIDATION_FAILED', 'Host', 'Host must be given once') : undefined);
}
