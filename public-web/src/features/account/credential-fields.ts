import type { Translations } from '../../translations/catalogue';
import type { Credentials, FormMode } from './credentials-validation';

export const FIELDS: Record<FormMode, (keyof Credentials)[]> = {
  login: ['email', 'password'],
  signup: ['name', 'email', 'password', 'confirmPassword'],
  forgot: ['email'],
  'reset-password': ['password', 'confirmPassword'],
  'change-password': ['currentPassword', 'password', 'confirmPassword'],
};

export function fieldProps(
  mode: FormMode,
  field: keyof Credentials,
  t: Translations['account']['fields'],
  isStaff: boolean,
) {
  const chooses = mode !== 'login';
  const replaces = mode === 'reset-password' || mode === 'change-password';
  switch (field) {
    case 'name':
      return { label: t.name, autoComplete: 'name', maxLength: 100 };
    case 'email':
      // The browser also offers the passkeys that it knows there.
      return {
        label: t.email,
        type: 'email',
        autoComplete: mode === 'login' ? 'email webauthn' : 'email',
        maxLength: 254,
      };
    case 'currentPassword':
      return { label: t.currentPassword, type: 'password', autoComplete: 'current-password' };
    case 'password':
      return {
        label: replaces ? t.newPassword : t.password,
        type: 'password',
        autoComplete: chooses ? 'new-password' : 'current-password',
        hint: hintOf(mode, t, isStaff),
      };
    case 'confirmPassword':
      return { label: t.confirmPassword, type: 'password', autoComplete: 'new-password' };
  }
}

function hintOf(mode: FormMode, t: Translations['account']['fields'], isStaff: boolean): string | undefined {
  if (mode === 'login') return undefined;
  if (isStaff) return t.staffPasswordHint;
  // The link comes by email to people who are not logged in, and so also to staff.
  return mode === 'reset-password' ? `${t.passwordHint} ${t.staffPasswordNote}` : t.passwordHint;
}
