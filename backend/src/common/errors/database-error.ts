import { types } from 'node:util';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/** True when the unique index or constraint `name` rejected the write. */
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

/** True when PostgreSQL could not be reached, for example during its restart. */
export function isConnectionLoss(error: unknown): boolean {
  // Errors of the driver may come from another realm, whose Error is not this Error.
  if (!types.isNativeError(error)) return false;
  if (hasLostRunner(error)) return true;
  const { code } = isQueryFailure(error) ? driverError(error) : (error as { code?: string });
  return (
    (code !== undefined && CONNECTION_CODES.has(code)) ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** True when PostgreSQL ended a wait for a row or lock that another transaction has: too long, or in a circle. It has changed nothing. */
export function isLockedOut(error: unknown): boolean {
  return isQueryFailure(error) && ['55P03', '40P01'].includes(driverError(error).code ?? '');
}

/**
 * True when the connection of a transaction was lost before the query. A query after the end of its transaction, which
 * is a programming error, fails in the same way.
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
