import { isEmail } from '../../lib/email';
import { account as t } from '../../translations/account';

const LEAST_PASSWORD_LENGTH = 6;

export interface Credentials {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export const NO_CREDENTIALS: Credentials = { name: '', email: '', password: '', confirmPassword: '' };

export interface Problem {
  title: string;
  description: string;
  /** The one at fault, where one is. */
  field?: keyof Credentials;
}

export type FormMode = 'login' | 'signup' | 'forgot' | 'reset-password';

/** The first rule that what was filled in breaks, in the order that the server keeps too. */
export function firstProblem(
  mode: FormMode,
  { name, email, password, confirmPassword }: Credentials,
): Problem | null {
  const asksPassword = mode !== 'forgot';
  const choosesPassword = mode === 'signup' || mode === 'reset-password';
  if (mode !== 'reset-password' && !isEmail(email)) return { ...t.problems.invalidEmail, field: 'email' };
  if (asksPassword && !password) return { ...t.problems.missingPassword, field: 'password' };
  if (mode === 'signup' && !name.trim()) return { ...t.problems.missingName, field: 'name' };
  if (choosesPassword && password !== confirmPassword)
    return { ...t.problems.mismatch, field: 'confirmPassword' };
  if (choosesPassword && password.length < LEAST_PASSWORD_LENGTH)
    return { ...t.problems.tooShort, field: 'password' };
  return null;
}
