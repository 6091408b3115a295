import { DomainError } from '../../common/errors/domain-error.js';
import { readAtMost } from '../../common/http/read-at-most.js';

/** Longer than a slow answer of YouTube, for requests that nobody waits for. */
const TIMEOUT_MS = 8_000;

/** Details of fifty videos with long descriptions have about 300 KB. */
const MAX_BYTES = 2 * 1024 * 1024;

export interface JsonResponse {
  status: number;
  /** Undefined if the body is not JSON, or too long. */
  body: unknown;
}

/** The errors of fetch may contain the URL with the key, so they are not passed on. */
export async function getJson(url: string, timeoutMs: number = TIMEOUT_MS): Promise<JsonResponse> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { signal: timeout, redirect: 'error' });
    return {
      status: response.status,
      body: parseJson(response.body && (await readAtMost(MAX_BYTES, response.body))),
    };
  } catch {
    throw unavailable(
      timeout.aborted ? `no answer within ${timeoutMs / 1000} seconds` : 'the connection failed',
    );
  }
}

/** An outage, a timeout or a malformed response: a retry makes sense. */
export function unavailable(reason: string): DomainError {
  const message = `YouTube could not be reached: ${reason}.`;
  return new DomainError('YOUTUBE_UNAVAILABLE', { message, retryAfter: 60 });
}

function parseJson(bytes: Buffer | null): unknown {
  try {
    return bytes === null ? undefined : JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
