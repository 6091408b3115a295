import type { FastifyRequest } from 'fastify';

/**
 * Whether the client has this content already, so that a 304 will do. The comparison is weak, as RFC 9110 has it for
 * If-None-Match: a proxy may have weakened our tag.
 */
export function clientHas({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const header = headers['if-none-match'];
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
