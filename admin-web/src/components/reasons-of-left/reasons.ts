import type { Schemas } from '@paattu/api-client';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import type { UnexplainedEntry } from '../../resources/jury/api';
import { commonSentences } from '../../lib/sentences';

/** Why each entry left, by its id. */
export type Reasons = Record<string, string>;

export const emptyReasons = (unexplained: UnexplainedEntry[]): Reasons =>
  Object.fromEntries(unexplained.map(({ entryId }) => [entryId, '']));

export const reasonsToSend = (
  reasons: Reasons,
  unexplained: UnexplainedEntry[],
): Array<Schemas['ReasonOfLeftDto']> =>
  unexplained.map(({ entryId }) => ({ entryId, reason: reasons[entryId]?.trim() ?? '' }));

/** Each entry that left has a reason. */
export function validateReasons(reasons: Reasons, unexplained: UnexplainedEntry[]): FieldErrors {
  const missing = unexplained.filter(({ entryId }) => !reasons[entryId]?.trim());
  const error = fieldError(commonSentences.missingInformation, commonSentences.leftEntries.reasonMissing);
  return Object.fromEntries(missing.map(({ entryId }) => [entryId, error]));
}
