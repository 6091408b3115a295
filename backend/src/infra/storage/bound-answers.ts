import { addAbortSignal, Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { ProgressTimeout } from './progress-timeout.js';

/**
 * Of an answer that is neither an object nor a list: an error, or what an upload is called. The client reads it into memory, and the process does
 * nothing else meanwhile.
 */
export const MAX_WORDS = 64 * 1024;

/** Of a body. Node sees no progress within one write over TLS, so it would take a part that leaves slowly for silence. */
const MAX_WRITE = 64 * 1024;

interface RequestHandler {
  handle: (
    request: {
      method?: string;
      headers: Record<string, string>;
      query?: Record<string, unknown>;
      body?: unknown;
    },
    options?: object,
  ) => Promise<{ response: { statusCode: number; body?: unknown } }>;
}

export interface Bounds {
  timeout: ProgressTimeout;
  /** Bytes of a list. */
  maxList: number;
  /** Ends what is under way, and lets no other request begin. */
  signal?: AbortSignal | undefined;
  /** What the body of an object throws. */
  toError: (error: unknown) => Error;
}

/**
 * Ends each request of a client for which a store takes too long or has too many words. All that a store sends comes this way, also to what the
 * client does by itself, such as the parts of a large file.
 */
export function boundAnswers(client: S3Client, bounds: Bounds): void {
  const { timeout, maxList, signal } = bounds;
  // The client leaves the types of both open.
  const requestHandler: RequestHandler = client.config.requestHandler;
  const handle = requestHandler.handle.bind(requestHandler);
  requestHandler.handle = async (request, options) => {
    const ending = new AbortController();
    const abortSignal = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
    const answer = await timeout.wait(
      handle({ ...request, body: inPieces(request.body) }, { ...options, abortSignal }),
      () => ending.abort(),
      Number(request.headers['content-length'] ?? 0),
    );
    timeout.noteAnswer();
    const { response } = answer;
    if (!(response.body instanceof Readable)) return answer;
    if (signal) addAbortSignal(signal, response.body);
    const isGood = request.method === 'GET' && response.statusCode < 300;
    const maxGood = request.query?.['x-id'] === 'GetObject' ? Infinity : maxList;
    response.body = bounded(response.body, isGood ? maxGood : MAX_WORDS, bounds);
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

function bounded(content: Readable, maxBytes: number, bounds: Bounds): Readable {
  const result = Readable.from(read(content, maxBytes, bounds), { objectMode: false });
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
  maxBytes: number,
  { timeout, toError }: Bounds,
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
