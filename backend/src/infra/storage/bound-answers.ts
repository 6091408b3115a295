import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { ProgressTimeout } from './progress-timeout.js';

/** Of an answer that is no object, such as a list with a thousand keys of a thousand bytes. The client reads it into memory. */
const MAX_WORDS = 16_000_000;

/** Of a body. Node sees no progress within one write over TLS, so it would take a part that leaves slowly for silence. */
const MAX_WRITE = 64 * 1024;

interface RequestHandler {
  handle: (
    request: { headers: Record<string, string>; query?: Record<string, unknown>; body?: unknown },
    options?: object,
  ) => Promise<{ response: { statusCode: number; body?: unknown } }>;
}

/**
 * Ends each request of a client for which a store takes too long or has too many words. All that a store sends comes this way, also to what the
 * client does by itself, such as the parts of a large file.
 * @param toError what the body of an object throws
 */
export function boundAnswers(
  client: S3Client,
  timeout: ProgressTimeout,
  toError: (error: unknown) => Error,
): void {
  // The client leaves the types of both open.
  const requestHandler: RequestHandler = client.config.requestHandler;
  const handle = requestHandler.handle.bind(requestHandler);
  requestHandler.handle = async (request, options) => {
    const ending = new AbortController();
    const answer = await timeout.wait(
      handle({ ...request, body: inPieces(request.body) }, { ...options, abortSignal: ending.signal }),
      () => ending.abort(),
      Number(request.headers['content-length'] ?? 0),
    );
    timeout.noteAnswer();
    const { response } = answer;
    if (!(response.body instanceof Readable)) return answer;
    const isObject = request.query?.['x-id'] === 'GetObject' && response.statusCode < 300;
    response.body = bounded(response.body, timeout, isObject ? Infinity : MAX_WORDS, toError);
    return answer;
  };
}

/** The client has set the length and the signature already. It keeps the body for another attempt. */
function inPieces(body: unknown): unknown {
  return body instanceof Uint8Array && body.length > MAX_WRITE
    ? Readable.from(pieces(body), { objectMode: false })
    : body;
}

function* pieces(body: Uint8Array): Generator<Uint8Array, void> {
  for (let start = 0; start < body.length; start += MAX_WRITE) yield body.subarray(start, start + MAX_WRITE);
}

function bounded(
  content: Readable,
  timeout: ProgressTimeout,
  maxBytes: number,
  toError: (error: unknown) => Error,
): Readable {
  const result = Readable.from(read(content, timeout, maxBytes, toError), { objectMode: false });
  const destroy = result._destroy.bind(result);
  // A reader that stops ends the request at once. By itself, the generator would first wait for the next bytes of the store.
  result._destroy = (error, done) => {
    content.destroy();
    destroy(error, done);
  };
  return result;
}

async function* read(
  content: Readable,
  timeout: ProgressTimeout,
  maxBytes: number,
  toError: (error: unknown) => Error,
): AsyncGenerator<Buffer, void> {
  const chunks: AsyncIterator<Buffer, undefined> = content[Symbol.asyncIterator]();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await timeout.wait(chunks.next(), () => content.destroy());
      if (done) return;
      timeout.noteBytes(value.length);
      bytes += value.length;
      if (bytes > maxBytes) throw new Error(`an answer of more than ${maxBytes} bytes`);
      yield value;
    }
  } catch (error) {
    throw toError(error);
  } finally {
    content.destroy();
  }
}
