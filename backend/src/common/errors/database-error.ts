import { types } from 'node:util';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/** True when `error` is a write that the unique index or constraint `name` refused. */
export function violates(error: unknown, name: string): boolean {
  return isQueryFailure(error) && driverError(error).constraint === name;
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
]);

/** True when PostgreSQL could not be reached, as during its restart, whatever the query was. */
export function isConnectionLoss(error: unknown): boolean {
  // The driver's errors may be of another realm than ours, and so be no instance of our Error.
  if (!types.isNativeError(error)) return false;
  if (hasLostRunner(error)) return true;
  const { code } = isQueryFailure(error) ? driverError(error) : (error as { code?: string });
  return (
    (code !== undefined && CONNECTION_CODES.has(code)) ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)
  );
}

/**
 * True when a query found its transaction's connection gone, which ended after the query before. A query that is made
 * after the end of its transaction, by a fault of ours, fails in the same way.
 */
export function hasLostRunner(error: unknown): boolean {
  return (
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError
  );
}

function isQueryFailure(error: unknown): error is QueryFailedError<Error> {
  return error instanceof QueryFailedError;
}

function driverError(error: QueryFailedError<Error>): { code?: string; constraint?: string } {
  return error.driverError as { code?: string; constraint?: string };
}
