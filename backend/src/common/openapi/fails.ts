import { ApiExtension } from '@nestjs/swagger';
import { type ErrorCode, sentenceOf, statusOf } from '../errors/error-catalogue.js';

/** An error response of a route. */
export interface RouteError {
  code: ErrorCode;
  status: number;
  message: string;
}

/** An error whose status or message differs from the catalogue. */
export type PartialRouteError = Pick<RouteError, 'code'> & Partial<RouteError>;

export const ROUTE_ERRORS = 'x-errors';

/**
 * Documents the errors of one route. The API document adds those that follow from its access level, its body and its
 * path, and those of every route.
 */
export function Fails(...errors: Array<ErrorCode | PartialRouteError>): MethodDecorator {
  return ApiExtension(ROUTE_ERRORS, errors.map(toRouteError));
}

export function toRouteError(error: ErrorCode | PartialRouteError): RouteError {
  if (typeof error === 'string') return toRouteError({ code: error });
  const { code, status = statusOf(code), message = sentenceOf(code) } = error;
  return { code, status, message };
}
