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
    readonly code: string,
    message: string,
    readonly details?: ErrorDetail[],
    /** Seconds after which trying again makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

export class BadInputError extends DomainError {
  constructor(code: string, message: string, details?: ErrorDetail[]) {
    super(400, code, message, details);
  }
}

export class UnauthenticatedError extends DomainError {
  constructor(code = 'UNAUTHENTICATED', message = 'Please sign in.') {
    super(401, code, message);
  }
}

export class ForbiddenError extends DomainError {
  constructor(code = 'FORBIDDEN', message = 'You are not allowed to do this.') {
    super(403, code, message);
  }
}

export class NotFoundError extends DomainError {
  constructor(message = 'Not found.') {
    super(404, 'NOT_FOUND', message);
  }
}

export class ConflictError extends DomainError {
  constructor(code: string, message: string, details?: ErrorDetail[]) {
    super(409, code, message, details);
  }
}

export class TooLargeError extends DomainError {
  constructor(message: string, details?: ErrorDetail[]) {
    super(413, 'FILE_TOO_LARGE', message, details);
  }
}

export class TooManyRequestsError extends DomainError {
  constructor(retryAfter: number, message = 'Too many requests. Please try again later.') {
    super(429, 'TOO_MANY_REQUESTS', message, undefined, retryAfter);
  }
}

export class UnavailableError extends DomainError {
  constructor(
    code = 'UNAVAILABLE',
    message = 'The service is not available right now. Please try again shortly.',
    retryAfter = 2,
  ) {
    super(503, code, message, undefined, retryAfter);
  }
}
