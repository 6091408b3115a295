import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientHas } from '../http/if-none-match.js';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** In our order of preference, for clients that like them alike. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new Map(),
});

/** Below this, compressing makes nothing smaller. */
const MIN_COMPRESSED_BYTES = 860;

interface Variant {
  bytes: Buffer;
  etag: string;
}

/** A body that is sent many times: its bytes, as they are and compressed, and an ETag for each. */
export class ReadyResponse {
  private constructor(
    private readonly contentType: string,
    private readonly variants: Record<Encoding, Variant>,
    private readonly headers: Record<string, string>,
  ) {}

  static async of(
    content: string,
    contentType: string,
    headers: Record<string, string> = {},
  ): Promise<ReadyResponse> {
    const identity = Buffer.from(content);
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    const small = identity.length < MIN_COMPRESSED_BYTES;
    const [br, gz] = small
      ? [identity, identity]
      : await Promise.all([brotli(identity), compressWithGzip(identity)]);
    return new ReadyResponse(
      contentType,
      {
        identity: { bytes: identity, etag: `"${hash}"` },
        br: { bytes: br, etag: `"${hash}-br"` },
        gzip: { bytes: gz, etag: `"${hash}-gzip"` },
      },
      headers,
    );
  }

  /** Sends it in the best encoding that the client takes, or 304 when the client has it already. Keeps a set status. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '') ?? 'identity';
    const { bytes, etag } = this.variants[encoding];
    void reply.headers({ ...this.headers, etag, vary: 'accept-encoding' });
    if (reply.statusCode === 200 && clientHas(request, etag)) return reply.code(304).send();
    if (bytes !== this.variants.identity.bytes) void reply.header('content-encoding', encoding);
    return reply.type(this.contentType).send(bytes);
  }
}

function brotli(bytes: Buffer): Promise<Buffer> {
  // Quality 5 is nearly as small as the best for text, at a fraction of the time: it is made anew after each write.
  return compressWithBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
