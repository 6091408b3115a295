import { type ErrorCode, type ErrorCodeOf, sentenceOf } from './error-catalogue.js';

export interface ErrorDetail {
  field: string;
  message: string;
}

/**
 * A rule that was broken, as the client is to hear it: `code` for programs, `message` for people. Subclasses and
 * callers name the rule; the one filter makes the response.
 */
export class DomainError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string = sentenceOf(code),
    readonly details?: ErrorDetail[],
    /** Seconds after which trying again makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

export class BadInputError extends DomainError {
  constructor(code: ErrorCodeOf<400>, message?: string, details?: ErrorDetail[]) {
    super(400, code, message, details);
  }
}

export class UnauthenticatedError extends DomainError {
  constructor(code: ErrorCodeOf<401> = 'UNAUTHENTICATED') {
    super(401, code);
  }
}

export class ForbiddenError extends DomainError {
  constructor() {
    super(403, 'FORBIDDEN');
  }
}

export class NotFoundError extends DomainError {
  constructor(message?: string) {
    super(404, 'NOT_FOUND', message);
  }
}

export class ConflictError extends DomainError {
  constructor(code: ErrorCodeOf<409>, message?: string, details?: ErrorDetail[]) {
    super(409, code, message, details);
  }
}

export class GoneError extends DomainError {
  constructor(code: ErrorCodeOf<410>) {
    super(410, code);
  }
}

export class TooLargeError extends DomainError {
  constructor(message?: string, details?: ErrorDetail[]) {
    super(413, 'FILE_TOO_LARGE', message, details);
  }
}

export class TooManyRequestsError extends DomainError {
  constructor(retryAfter: number, message?: string) {
    super(429, 'TOO_MANY_REQUESTS', message, undefined, retryAfter);
  }
}

export class UnavailableError extends DomainError {
  constructor() {
    super(503, 'UNAVAILABLE', undefined, undefined, 2);
  }
}
