import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorDto } from './error.dto.js';
import { sentenceOf, statusOf } from './error-catalogue.js';

/**
 * Answers for an address that cannot be decoded, which fastify refuses before any hook or filter of ours sees it. Its
 * own answer would repeat the address.
 */
export function refuseAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const body: ErrorDto = { code: 'BAD_REQUEST', message: sentenceOf('BAD_REQUEST') };
  void reply
    .code(statusOf('BAD_REQUEST'))
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(body);
}
