import { commonSentences } from '../../lib/sentences';
import { reasonOf } from '../../lib/reason-of';
import { readServerError } from '../../lib/server-errors';
import { resultSentences } from './sentences';

const errors: Partial<Record<string, string>> = {
  ...resultSentences.errors,
  LEFT_WITHOUT_REASON: commonSentences.leftEntries.leftNow,
};

/** The errors of an act by the fields of its form. The details of some errors are counts, not sentences of fields. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const found = readServerError(error);
  return found && !(found.code in errors) ? found.errors : {};
}

/** The sentence of an error: the fault, and the remedy. */
export function sentenceOfError(error: unknown): string {
  const own = errors[readServerError(error)?.code ?? ''];
  const [ofField] = Object.values(fieldErrorsOf(error));
  return own ?? ofField ?? reasonOf(error);
}
