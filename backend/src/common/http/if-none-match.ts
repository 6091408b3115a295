import type { FastifyRequest } from 'fastify';

/**
 * True when the client already has the content, so that a 304 is enough. The comparison is weak, as RFC 9110 requires
 * for If-None-Match: a proxy may have weakened the tag.
 */
export function clientHas({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const header = headers['if-none-match'];
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
