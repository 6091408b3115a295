import { ApiExtension } from '@nestjs/swagger';
import { type ErrorCode, sentenceOf, statusOf } from '../errors/error-catalogue.js';

/** An error response of a route. */
export interface Failure {
  code: ErrorCode;
  status: number;
  message: string;
}

/** An error whose status or message differs from the catalogue. */
export type FailureOfRoute = Pick<Failure, 'code'> & Partial<Failure>;

export const FAILURES = 'x-failures';

/**
 * Documents the errors of one route. The API document adds those that follow from its access level, its body and its
 * path, and those of every route.
 */
export function Fails(...failures: Array<ErrorCode | FailureOfRoute>): MethodDecorator {
  return ApiExtension(FAILURES, failures.map(toFailure));
}

export function toFailure(failure: ErrorCode | FailureOfRoute): Failure {
  if (typeof failure === 'string') return toFailure({ code: failure });
  const { code, status = statusOf(code), message = sentenceOf(code) } = failure;
  return { code, status, message };
}
