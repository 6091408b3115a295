import { ApiError } from './api-error';

/** A visitor does not wait longer without a word. */
const LONGEST_WAIT_MS = 5000;

/** How long a server that is not available asks to wait; null if it does not, or asks for too long. */
function askedWaitMs(error: Error): number | null {
  if (!(error instanceof ApiError) || error.status !== 503) return null;
  const wait = error.retryAfter * 1000;
  return wait > 0 && wait <= LONGEST_WAIT_MS ? wait : null;
}

/** A request for data is tried three times more if the server asks for it. Acts are never repeated. */
export const retryIfAsked = (failures: number, error: Error) => failures < 3 && askedWaitMs(error) !== null;

/** Any other failure is tried once more. */
export const retry = (failures: number, error: Error) => failures < 1 || retryIfAsked(failures, error);

export const retryDelay = (_: number, error: Error) => askedWaitMs(error) ?? 1000;
