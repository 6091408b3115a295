import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from './domain-error.js';
import type { ErrorDto } from './error.dto.js';
import { sendErrorPage, wantsPage } from './error-page.js';

/** Answers with the error body, or with a page if a browser requests one. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message, status, details, retryAfter }: DomainError,
): void {
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  void reply.code(status).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  if (wantsPage(request)) return sendErrorPage(request, reply, code);
  const body: ErrorDto = { code, message, ...(details && { details }) };
  void reply.type('application/json; charset=utf-8').send(body);
}
