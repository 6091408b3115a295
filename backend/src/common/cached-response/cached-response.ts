import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInProcess } from '../http/in-process.js';
import { clientHas } from '../http/if-none-match.js';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** In the server's order of preference. Without the library's cache, which keeps each header value forever. */
const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] });

/** Qualities of Brotli: the list of songs takes 1 ms, and 2 to 8 ms for a tenth less. More takes a multiple for little. */
const FAST = 4;
const GOOD = 5;

/** A smaller body does not get smaller by compression. */
const MIN_COMPRESSED_BYTES = 860;

/**
 * A response body that is sent many times: its bytes, plain and compressed, with an ETag for each. Compressed fast at the
 * first request for the encoding, because most bodies change before anyone requests it, and well once another request
 * shows that it is kept.
 */
export class CachedResponse {
  private readonly variants = new Map<Encoding, Promise<Buffer>>();
  private isBrotliGood = false;
  private readonly identity: Buffer;
  private readonly hash: string;

  constructor(
    content: string,
    private readonly contentType: string,
    private readonly headers: Record<string, string> = {},
    /**
     * The end of the response in a cache; null where only changes of data end it. Only the page renderer gets it, as `Expires`, because visitors
     * must not learn the time.
     */
    readonly expiresAt: Date | null = null,
  ) {
    this.identity = Buffer.from(content);
    this.hash = createHash('sha256').update(this.identity).digest('base64url').slice(0, 22);
  }

  /** Sends the body in the best encoding that the client accepts, or a 304. Keeps a status that is already set. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '') ?? 'identity';
    const tag = encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
    // Weak, where another compression sends other bytes of the same content.
    const etag = encoding === 'br' ? `W/${tag}` : tag;
    void reply.headers({ ...this.headers, etag, vary: 'accept-encoding' });
    if (this.expiresAt && isInProcess()) void reply.header('expires', this.expiresAt.toUTCString());
    if (reply.statusCode === 200 && clientHas(request, tag)) return reply.code(304).send();
    const bytes = await this.encoded(encoding);
    if (bytes !== this.identity) void reply.header('content-encoding', encoding);
    return reply.type(this.contentType).send(bytes);
  }

  private encoded(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity' || this.identity.length < MIN_COMPRESSED_BYTES) return this.identity;
    let variant = this.variants.get(encoding);
    if (!variant) {
      variant = encoding === 'br' ? brotli(this.identity, FAST) : compressWithGzip(this.identity);
      this.variants.set(encoding, variant);
    } else if (encoding === 'br' && !this.isBrotliGood) {
      this.isBrotliGood = true;
      // This request does not wait for it.
      brotli(this.identity, GOOD).then(
        (good) => this.variants.set('br', Promise.resolve(good)),
        // The one before is good enough.
        () => {},
      );
    }
    return variant;
  }
}

/** JSON that caches keep, and ask about each time. */
export function cachedJson(
  content: unknown,
  headers: Record<string, string> = {},
  expiresAt: Date | null = null,
): CachedResponse {
  const json = JSON.stringify(content);
  return new CachedResponse(
    json,
    'application/json; charset=utf-8',
    { 'cache-control': 'no-cache', ...headers },
    expiresAt,
  );
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compressWithBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
