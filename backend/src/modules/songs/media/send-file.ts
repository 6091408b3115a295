import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientHas } from '../../../common/http/if-none-match.js';
import type { MediaQuota } from '../../../infra/rate-limit/media-quota.js';
import { type ByteRange, parseByteRange } from './byte-range.js';
import type { FileBlocks, KeyedFile } from './file-blocks.js';

export interface MediaFile extends KeyedFile {
  contentType: string;
  /** Quoted and strong: another content has another. */
  etag: string;
  /** Whether the address names this very content, and so may be cached for ever. */
  isVersioned: boolean;
  contentDisposition?: string;
}

/** Opened in a tab of its own, audio is media of its own address to the browser, and so must be allowed to load itself. */
const FILE_POLICY = "default-src 'none'; media-src 'self'; sandbox allow-same-origin";

/**
 * Answers with a stored file: 200, 206 for one range, 304, 416, and HEAD. Opened as a page it can do no harm: its type
 * is fixed, and its sandbox runs no script.
 */
export async function sendFile(
  { blocks, quota }: { blocks: FileBlocks; quota: MediaQuota },
  file: MediaFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { etag, size } = file;
  void reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': file.isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': FILE_POLICY,
    // Players and feed readers of other sites may play what is public.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  if (clientHas(request, etag)) return void reply.code(304).send();

  void reply.type(file.contentType);
  if (file.contentDisposition) void reply.header('content-disposition', file.contentDisposition);
  // Ranges are defined for GET alone. Of a stream, even an empty one, fastify leaves the length to us.
  if (request.method === 'HEAD') return void reply.header('content-length', size).send(Readable.from([]));

  const range = wantedRange(request, file);
  if (range === 'unsatisfiable') {
    return void reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-cache' })
      .send('');
  }
  const length = range ? range.end - range.start + 1 : size;
  await quota.book(length, request, reply);
  const content = length > 0 ? await blocks.read(file, range ?? { start: 0, end: size - 1 }) : '';
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  void reply.header('content-length', length).send(content);
}

/** A range of another content than the client has would make a broken whole: then If-Range asks for all of it. */
function wantedRange(
  { headers }: FastifyRequest,
  { etag, size }: MediaFile,
): ByteRange | 'unsatisfiable' | null {
  if (headers.range === undefined) return null;
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null;
  return parseByteRange(headers.range, size);
}
