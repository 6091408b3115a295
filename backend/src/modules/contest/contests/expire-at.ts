import type { FastifyReply } from 'fastify';
import { isInProcess } from '../../../common/http/in-process.js';

/**
 * For the page cache, which keeps a rendered page until this instant. Visitors do not get the header: it may be the
 * announcement of a contest that they must not know of yet.
 */
export function expireAt(reply: FastifyReply, instant: Date | null): void {
  if (instant && isInProcess()) void reply.header('expires', instant.toUTCString());
}
