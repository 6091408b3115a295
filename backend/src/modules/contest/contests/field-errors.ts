import { DomainError, type ErrorDetail } from '../../../common/errors/domain-error.js';
import { type ErrorCode, sentenceOf } from '../../../common/errors/error-catalogue.js';

/** A field error with its own code, because an edit can have errors of several kinds. */
export type FieldError = Required<ErrorDetail>;

export function toFieldError(code: ErrorCode, field: string, message = sentenceOf(code)): FieldError {
  return { field, code, message };
}

/** Rejects with the code of the first error, and a field error for each. */
export function rejectAll(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new DomainError(first.code, { details: errors });
}
