import { parseVideoId } from '@paattu/api-client/youtube-url';
import { isEmail } from '../../lib/email';
import { contest as t } from '../../translations/contest';

export const CAPTCHA_LENGTH = 6;
const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const PHOTO_TYPES = ['image/png', 'image/jpeg'];

/** What the visitor has filled in so far. */
export interface EntryDraft {
  name: string;
  email: string;
  youtubeUrl: string;
  photo: File | null;
  captchaText: string;
}

export const EMPTY_DRAFT: EntryDraft = { name: '', email: '', youtubeUrl: '', photo: null, captchaText: '' };

export interface Problem {
  title: string;
  description: string;
  field: keyof EntryDraft;
}

/** A link has been entered, and it is not one of a YouTube video. */
export function isInvalidUrl(youtubeUrl: string): boolean {
  return youtubeUrl.trim() !== '' && parseVideoId(youtubeUrl) === null;
}

/** The first rule that the draft breaks, in the order in which the server checks them too. */
export function firstProblem(draft: EntryDraft, captchaMismatch: boolean): Problem | null {
  if (!draft.name.trim()) return { ...t.problems.missingName, field: 'name' };
  if (!draft.email.trim()) return { ...t.problems.missingEmail, field: 'email' };
  if (!isEmail(draft.email)) return { ...t.problems.invalidEmail, field: 'email' };
  if (parseVideoId(draft.youtubeUrl) === null) return { ...t.problems.invalidUrl, field: 'youtubeUrl' };
  if (!draft.photo) return { ...t.problems.missingImage, field: 'photo' };
  if (draft.captchaText.length !== CAPTCHA_LENGTH || captchaMismatch)
    return { ...t.problems.captcha, field: 'captchaText' };
  return null;
}

/** Why a file cannot be the verification photo, or null. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): Omit<Problem, 'field'> | null {
  if (!PHOTO_TYPES.includes(type)) return t.problems.fileType;
  if (size > MAX_PHOTO_BYTES) return t.problems.fileSize;
  return null;
}
