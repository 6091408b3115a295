import type { ApiError } from '../../lib/api-error';
import type { FieldError } from '../../lib/use-field-errors';

/** Error codes that determine the field. */
const FIELD_OF: Readonly<Record<string, 'youtubeUrl' | 'photo'>> = {
  DUPLICATE_VIDEO: 'youtubeUrl',
  INVALID_FILE_TYPE: 'photo',
  FILE_TOO_LARGE: 'photo',
  IMAGE_TOO_DETAILED: 'photo',
  IMAGE_TOO_COMPLEX: 'photo',
};

export function fieldErrorsOfEntry(
  { code }: ApiError,
  message: string,
  fieldErrors: readonly FieldError[],
): readonly FieldError[] {
  const field = FIELD_OF[code];
  return field && !fieldErrors.length ? [{ field, message }] : fieldErrors;
}
