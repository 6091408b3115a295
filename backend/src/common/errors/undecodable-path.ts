import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.js';
import { wantsPage } from './error-page.js';
import { sendError } from './send-error.js';

/**
 * Answers a request whose path cannot be decoded. Fastify rejects it before any hook or filter runs, and its own answer
 * would repeat the path. A browser gets the 404 page, as for any other unknown path.
 */
export function rejectUndecodablePath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  // No hook limits the time of its body.
  void reply.header('connection', 'close');
  sendError(request, reply, new DomainError(wantsPage(request) ? 'NOT_FOUND' : 'BAD_REQUEST'));
}
