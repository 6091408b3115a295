import { isEmailAddress, MIN_PASSWORD_LENGTH } from '@paattu/shared/rules';
import type { BrokenRule } from '../../lib/use-field-errors';
import type { Translations } from '../../translations/catalogue';

export interface Credentials {
  name: string;
  email: string;
  /** The present one, for a new one. */
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

export const NO_CREDENTIALS: Credentials = {
  name: '',
  email: '',
  currentPassword: '',
  password: '',
  confirmPassword: '',
};

type Sentence = Translations['account']['validation']['invalidEmail'];

export type FormMode = 'login' | 'signup' | 'forgot' | 'reset-password' | 'change-password';

/** The rules that the credentials break, in the server's order, which decides on the toast. */
export function validateCredentials(
  mode: FormMode,
  { name, email, currentPassword, password, confirmPassword }: Credentials,
  t: Translations['account']['validation'],
): BrokenRule<keyof Credentials>[] {
  const broken: BrokenRule<keyof Credentials>[] = [];
  const rule = (field: keyof Credentials, isBroken: boolean, sentence: Sentence) => {
    if (isBroken) broken.push({ field, title: sentence.title, message: sentence.description });
  };
  const replacesPassword = mode === 'reset-password' || mode === 'change-password';
  const choosesPassword = mode === 'signup' || replacesPassword;
  rule('email', !replacesPassword && !isEmailAddress(email), t.invalidEmail);
  rule('currentPassword', mode === 'change-password' && !currentPassword, t.missingCurrentPassword);
  rule('password', mode !== 'forgot' && !password, t.missingPassword);
  rule('name', mode === 'signup' && !name.trim(), t.missingName);
  rule('confirmPassword', choosesPassword && (!confirmPassword || password !== confirmPassword), t.mismatch);
  rule('password', choosesPassword && password.length < MIN_PASSWORD_LENGTH, t.tooShort);
  return broken;
}
