import { IMAGE_MIME_TYPES, MAX_IMAGE_BYTES } from '@paattu/api-client/rules';
import type { Translations } from '../../translations/catalogue';

type Sentences = Translations['entry-form']['validation'];

/** The reason that a file cannot be the verification photo, or null. */
export function validatePhoto(
  { type, size }: Pick<File, 'type' | 'size'>,
  t: Sentences,
): Sentences['fileType'] | null {
  if (!IMAGE_MIME_TYPES.includes(type)) return t.fileType;
  if (size > MAX_IMAGE_BYTES) return t.fileSize;
  return null;
}
