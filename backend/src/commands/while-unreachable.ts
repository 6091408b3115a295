import { setTimeout as delay } from 'node:timers/promises';
import { isConnectionLoss } from '../common/errors/database-error.js';

const PAUSE_MS = 1_000;
const REPORTED_EVERY_MS = 10_000;

/** The name or the network of the server is not there yet, as while its container starts. */
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNABORTED',
]);

export interface Timeout {
  withinMs: number;
  pauseMs?: number;
  report: (line: string) => void;
}

/**
 * Does work that may be repeated until PostgreSQL is there for all of it. A server that has just been set up restarts, and
 * the process manager starts the site only after one success. Any other error ends the work at once.
 */
export async function whileUnreachable<T>(
  work: () => Promise<T>,
  { withinMs, pauseMs = PAUSE_MS, report }: Timeout,
): Promise<T> {
  const begun = performance.now();
  let reportedAt = -Infinity;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const waited = performance.now() - begun;
      if (!isUnreachable(error) || waited + pauseMs > withinMs) throw error;
      if (performance.now() - reportedAt >= REPORTED_EVERY_MS) {
        reportedAt = performance.now();
        report(
          `Waiting for PostgreSQL for up to ${Math.ceil((withinMs - waited) / 1_000)} s (${reasonOf(error)}) ...`,
        );
      }
      await delay(pauseMs);
    }
  }
}

function isUnreachable(error: unknown): boolean {
  return isConnectionLoss(error) || errorsIn(error).some(({ code }) => NETWORK_CODES.has(code ?? ''));
}

/** Node.js tries each address of a name, and reports the failures together. */
function errorsIn(error: unknown): Array<Error & { code?: string }> {
  if (error instanceof AggregateError) return [error, ...error.errors.flatMap(errorsIn)];
  return error instanceof Error ? [error] : [];
}

function reasonOf(error: unknown): string {
  return errorsIn(error).find(({ message }) => message)?.message ?? String(error);
}
