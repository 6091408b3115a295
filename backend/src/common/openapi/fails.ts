import { ApiExtension } from '@nestjs/swagger';
import { type ErrorCode, sentenceOf, statusOf } from '../errors/error-catalogue.js';

/** An error as one route answers it. */
export interface Failure {
  code: ErrorCode;
  status: number;
  message: string;
}

/** Where a route answers otherwise than the catalogue says. */
export type FailureOfRoute = Pick<Failure, 'code'> & Partial<Failure>;

export const FAILURES = 'x-failures';

/**
 * Tells of the errors that are a route's own. Those that its access level, its body, its path or any route bring with
 * them are added by the document.
 */
export function Fails(...failures: Array<ErrorCode | FailureOfRoute>): MethodDecorator {
  return ApiExtension(FAILURES, failures.map(toFailure));
}

export function toFailure(failure: ErrorCode | FailureOfRoute): Failure {
  if (typeof failure === 'string') return toFailure({ code: failure });
  const { code, status = statusOf(code), message = sentenceOf(code) } = failure;
  return { code, status, message };
}
