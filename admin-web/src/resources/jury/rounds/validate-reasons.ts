import { fieldError, type FieldErrors } from '../../../lib/field-error';
import type { Jury } from '../../../records';
import { translations } from '../../../translations';

/** Each entry that left has a reason, by its id. */
export function validateReasons(
  reasons: Record<string, string>,
  { unexplained }: Pick<Jury, 'unexplained'>,
): FieldErrors {
  const missing = unexplained.filter(({ entryId }) => !reasons[entryId]?.trim());
  const error = fieldError(translations.missingInformation, translations.jury.open.reasonMissing);
  return Object.fromEntries(missing.map(({ entryId }) => [entryId, error]));
}
