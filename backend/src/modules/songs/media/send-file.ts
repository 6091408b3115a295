import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientHas } from '../../../common/http/if-none-match.js';
import type { MediaQuota } from '../../../infra/rate-limit/media-quota.js';
import { type ByteRange, parseByteRange } from './byte-range.js';
import type { KeyedFile } from './file-blocks.js';

export interface MediaFile extends KeyedFile {
  contentType: string;
  /** Strong, with its quotes. */
  etag: string;
  cacheControl: string;
  contentDisposition?: string;
}

/** `FileBlocks`, or a content in memory. */
interface Content {
  /** Returns the bytes of a range, which is not empty. */
  read(file: KeyedFile, range: ByteRange): Buffer | Readable | Promise<Buffer | Readable>;
}

/** A tab that opens the file as a page loads it as media from its own address. */
const FILE_POLICY = "default-src 'none'; media-src 'self'; sandbox allow-same-origin";

/**
 * Sends a file: 200, 206 for one range, 304, 416, and HEAD. Safe to open as a page, because the content type is
 * fixed and the sandbox allows no script.
 */
export async function sendFile(
  { blocks, quota }: { blocks: Content; quota: MediaQuota },
  file: MediaFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { etag, size } = file;
  void reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl,
    'content-security-policy': FILE_POLICY,
    // Players and feed readers of other sites may use public files.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  if (clientHas(request, etag)) return void reply.code(304).send();

  void reply.type(file.contentType);
  if (file.contentDisposition) void reply.header('content-disposition', file.contentDisposition);
  // Ranges apply to GET only. Fastify keeps the length that is set beside a stream, even an empty one.
  if (request.method === 'HEAD') return void reply.header('content-length', size).send(Readable.from([]));

  const range = requestedRange(request, file);
  if (range === 'unsatisfiable') {
    return void reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send('');
  }
  const length = range ? range.end - range.start + 1 : size;
  await quota.book(length, request, reply);
  const content = length > 0 ? await blocks.read(file, range ?? { start: 0, end: size - 1 }) : '';
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  void reply.header('content-length', length).send(content);
}

/** If-Range requests the whole file if it has changed: a range of another content would corrupt the client's copy. */
function requestedRange(
  { headers }: FastifyRequest,
  { etag, size }: MediaFile,
): ByteRange | 'unsatisfiable' | null {
  if (headers.range === undefined) return null;
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null;
  return parseByteRange(headers.range, size);
}
