import { fieldError, type FieldErrors } from '../../lib/field-error';
import { siteTextSentences as t } from './sentences';
import type { TextValues } from './text-values';

/** Names the fields as the form does; the server rejects the same and names them as the API does. */
export function validateTexts({ bannerFrom, bannerUntil }: TextValues): FieldErrors {
  if (!bannerFrom || !bannerUntil || bannerFrom < bannerUntil) return {};
  const message = t.mustComeAfter(t.fields.bannerUntil, t.fields.bannerFrom);
  return { bannerUntil: fieldError(t.saveFailed, message) };
}
