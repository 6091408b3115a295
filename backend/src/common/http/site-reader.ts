import type { FastifyRequest } from 'fastify';

/** Who looks at a site that is not public. A holder has the owner's link. */
export type SiteReader = 'owner' | 'moderator' | 'holder';

const readers = new WeakMap<FastifyRequest, SiteReader | null>();

/** Notes who sends a request to a site that is not public; null for a visitor. */
export function noteReader(request: FastifyRequest, reader: SiteReader | null): void {
  readers.set(request, reader);
}

/** Null on a public site, and for a visitor of another one. */
export function readerOf(request: FastifyRequest): SiteReader | null {
  return readers.get(request) ?? null;
}

/** Whether the request comes from a visitor of a site that is not public, whom only some routes answer. */
export function isFromOutside(request: FastifyRequest): boolean {
  return readers.get(request) === null;
}
