import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorDto } from './error.dto.js';
import { sentenceOf, statusOf } from './error-catalogue.js';
import { sendErrorPage, wantsPage } from './error-page.js';

/**
 * Answers for an address that cannot be decoded, which fastify refuses before any hook or filter of ours sees it. Its
 * own answer would repeat the address. To a browser it is a page that does not exist, like any other path.
 */
export function refuseAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const page = wantsPage(request);
  const code = page ? 'NOT_FOUND' : 'BAD_REQUEST';
  void reply
    .code(statusOf(code))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  if (page) return sendErrorPage(reply, sentenceOf(code));
  const body: ErrorDto = { code, message: sentenceOf(code) };
  void reply.type('application/json; charset=utf-8').send(body);
}
