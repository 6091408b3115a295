import { type ErrorCode, type ErrorCodeOf, retryAfterOf, sentenceOf, statusOf } from './error-catalogue.js';

/** An invalid field of a request. Without a code, it has that of the error. */
export interface ErrorDetail {
  field: string;
  code?: ErrorCode;
  message: string;
}

export interface DomainErrorOptions {
  /** Replaces the catalogue's sentence. */
  message?: string;
  details?: ErrorDetail[];
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** Replaces the catalogue's status, for a route that uses another status for this code. */
  status?: number;
}

/** A broken rule: `code` is for programs, `message` for people. The catalogue has the status; one filter makes the response. */
export class DomainError extends Error {
  readonly status: number;
  readonly details?: Array<Required<ErrorDetail>>;
  readonly retryAfter?: number;

  constructor(
    readonly code: ErrorCode,
    { message = sentenceOf(code), status = statusOf(code), details, retryAfter }: DomainErrorOptions = {},
  ) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.details = details?.map((detail) => ({ ...detail, code: detail.code ?? code }));
    this.retryAfter = retryAfter ?? retryAfterOf(code);
  }
}

/** An error of one field: its message is also the message of the whole answer. */
export function fieldError(
  code: ErrorCodeOf<400 | 413>,
  field: string,
  message = sentenceOf(code),
): DomainError {
  return new DomainError(code, { message, details: [{ field, message }] });
}
