import { isEmailAddress, MIN_PASSWORD_LENGTH } from '@paattu/api-client/rules';
import type { Translations } from '../../translations/catalogue';

export interface Credentials {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export const NO_CREDENTIALS: Credentials = { name: '', email: '', password: '', confirmPassword: '' };

export interface ValidationError {
  title: string;
  description: string;
  field?: keyof Credentials;
}

export type FormMode = 'login' | 'signup' | 'forgot' | 'reset-password';

/** The first rule that the credentials break, in the server's order. */
export function validateCredentials(
  mode: FormMode,
  { name, email, password, confirmPassword }: Credentials,
  t: Translations['account']['validation'],
): ValidationError | null {
  const asksPassword = mode !== 'forgot';
  const choosesPassword = mode === 'signup' || mode === 'reset-password';
  if (mode !== 'reset-password' && !isEmailAddress(email)) return { ...t.invalidEmail, field: 'email' };
  if (asksPassword && !password) return { ...t.missingPassword, field: 'password' };
  if (mode === 'signup' && !name.trim()) return { ...t.missingName, field: 'name' };
  if (choosesPassword && password !== confirmPassword) return { ...t.mismatch, field: 'confirmPassword' };
  if (choosesPassword && password.length < MIN_PASSWORD_LENGTH) return { ...t.tooShort, field: 'password' };
  return null;
}
