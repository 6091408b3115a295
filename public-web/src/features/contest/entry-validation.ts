import { CAPTCHA_LENGTH, IMAGE_MIME_TYPES, isEmailAddress, MAX_IMAGE_BYTES } from '@paattu/api-client/rules';
import { parseVideoId } from '@paattu/api-client/youtube-url';
import type { Translations } from '../../translations/catalogue';
import { ENTRY_FIELDS, type EntryDraft } from './entry-draft';

type Sentences = Translations['entry-form']['validation'];

export interface ValidationError {
  title: string;
  description: string;
  field: keyof EntryDraft;
}

/** The field has text that is not the URL of a YouTube video. */
export function isInvalidUrl(youtubeUrl: string): boolean {
  return youtubeUrl.trim() !== '' && parseVideoId(youtubeUrl) === null;
}

/** The first rule that the draft breaks, in the server's order. */
export function validateEntry(
  draft: EntryDraft,
  captchaMismatch: boolean,
  t: Sentences,
): ValidationError | null {
  if (!draft.name.trim()) return { ...t.missingName, field: 'name' };
  if (!draft.email.trim()) return { ...t.missingEmail, field: 'email' };
  if (!isEmailAddress(draft.email)) return { ...t.invalidEmail, field: 'email' };
  if (parseVideoId(draft.youtubeUrl) === null) return { ...t.invalidUrl, field: 'youtubeUrl' };
  if (!draft.photo) return { ...t.missingImage, field: 'photo' };
  if (draft.captchaText.length !== CAPTCHA_LENGTH || captchaMismatch)
    return { ...t.captcha, field: 'captchaText' };
  return null;
}

/** The fields without a valid value, in the order of the form. The captcha is checked while it is typed. */
export function missingFields(draft: EntryDraft): (keyof EntryDraft)[] {
  const isMissing: Record<keyof EntryDraft, boolean> = {
    name: !draft.name.trim(),
    email: !isEmailAddress(draft.email),
    youtubeUrl: parseVideoId(draft.youtubeUrl) === null,
    photo: !draft.photo,
    captchaText: draft.captchaText.length !== CAPTCHA_LENGTH,
  };
  return ENTRY_FIELDS.filter((field) => isMissing[field]);
}

/** The reason that a file cannot be the verification photo, or null. */
export function validatePhoto(
  { type, size }: Pick<File, 'type' | 'size'>,
  t: Sentences,
): Omit<ValidationError, 'field'> | null {
  if (!IMAGE_MIME_TYPES.includes(type)) return t.fileType;
  if (size > MAX_IMAGE_BYTES) return t.fileSize;
  return null;
}
