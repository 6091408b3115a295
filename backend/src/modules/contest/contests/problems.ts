import { DomainError, type ErrorDetail } from '../../../common/errors/domain-error.js';
import { type ErrorCode, sentenceOf } from '../../../common/errors/error-catalogue.js';

/** A field error with its own code, because an edit can have errors of several kinds. */
export type Problem = Required<ErrorDetail>;

export function problem(code: ErrorCode, field: string, message = sentenceOf(code)): Problem {
  return { field, code, message };
}

/** Rejects with the code of the first problem, and a field error for each. */
export function rejectAll(problems: Problem[]): void {
  const [first] = problems;
  if (first) throw new DomainError(first.code, { details: problems });
}
