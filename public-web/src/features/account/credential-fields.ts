import type { Translations } from '../../translations/catalogue';
import type { Credentials, FormMode } from './credentials-validation';

export const FIELDS: Record<FormMode, (keyof Credentials)[]> = {
  login: ['email', 'password'],
  signup: ['name', 'email', 'password', 'confirmPassword'],
  forgot: ['email'],
  'reset-password': ['password', 'confirmPassword'],
};

export function fieldProps(mode: FormMode, field: keyof Credentials, t: Translations['account']['fields']) {
  const chooses = mode === 'signup' || mode === 'reset-password';
  switch (field) {
    case 'name':
      return { label: t.name, autoComplete: 'name', maxLength: 100 };
    case 'email':
      return { label: t.email, type: 'email', autoComplete: 'email', maxLength: 254 };
    case 'password':
      return {
        label: mode === 'reset-password' ? t.newPassword : t.password,
        type: 'password',
        autoComplete: chooses ? 'new-password' : 'current-password',
        hint: chooses ? t.passwordHint : undefined,
      };
    case 'confirmPassword':
      return { label: t.confirmPassword, type: 'password', autoComplete: 'new-password' };
  }
}
