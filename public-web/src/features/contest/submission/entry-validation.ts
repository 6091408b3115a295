import { CAPTCHA_LENGTH, isEmailAddress, isInvalidEmail, normalizeEmail } from '@paattu/shared/rules';
import { parseVideoId } from '@paattu/shared/youtube-url';
import type { BrokenRule } from '../../../lib/use-field-errors';
import type { Translations } from '../../../translations/catalogue';
import { ENTRY_FIELDS, type EntryDraft } from './entry-draft';

type Sentences = Translations['entry-form']['validation'];

type Sentence = Sentences['missingName'];

/** What only some contests demand. */
export interface Demands {
  ticks: boolean;
  declaration: boolean;
}

/** The rules that the draft breaks, in the server's order, which decides on the toast. */
export function validateEntry(
  draft: EntryDraft,
  isCaptchaWrong: boolean,
  needs: Demands,
  t: Sentences,
): BrokenRule<keyof EntryDraft>[] {
  const broken: BrokenRule<keyof EntryDraft>[] = [];
  const rule = (field: keyof EntryDraft, isBroken: boolean, { title, description }: Sentence) => {
    if (isBroken) broken.push({ field, title, message: description });
  };
  rule('name', !draft.name.trim(), t.missingName);
  rule('email', !normalizeEmail(draft.email), t.missingEmail);
  rule('email', isInvalidEmail(draft.email), t.invalidEmail);
  rule('youtubeUrl', parseVideoId(draft.youtubeUrl) === null, t.invalidUrl);
  rule('photo', !draft.photo, t.missingImage);
  rule('captchaText', isCaptchaWrong || draft.captchaText.length !== CAPTCHA_LENGTH, t.captcha);
  rule('aiUse', needs.declaration && draft.aiUse === null, t.aiUseMissing);
  rule('acceptsRules', needs.ticks && !draft.acceptsRules, t.rulesNotAccepted);
  rule('acceptsPublication', needs.ticks && !draft.acceptsPublication, t.publicationNotAccepted);
  return broken;
}

/** The fields without a valid value, in the order of the form. The captcha is checked while it is typed. */
export function missingFields(draft: EntryDraft, needs: Demands): (keyof EntryDraft)[] {
  const isMissing: Record<keyof EntryDraft, boolean> = {
    name: !draft.name.trim(),
    email: !isEmailAddress(draft.email),
    youtubeUrl: parseVideoId(draft.youtubeUrl) === null,
    aiUse: needs.declaration && draft.aiUse === null,
    aiNote: false,
    photo: !draft.photo,
    captchaText: draft.captchaText.length !== CAPTCHA_LENGTH,
    acceptsRules: needs.ticks && !draft.acceptsRules,
    acceptsPublication: needs.ticks && !draft.acceptsPublication,
  };
  return ENTRY_FIELDS.filter((field) => isMissing[field]);
}
