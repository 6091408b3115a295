import { account as t } from '../../translations/account';
import type { Credentials, FormMode } from './credentials-validation';

export const FIELDS: Record<FormMode, (keyof Credentials)[]> = {
  login: ['email', 'password'],
  signup: ['name', 'email', 'password', 'confirmPassword'],
  forgot: ['email'],
  'reset-password': ['password', 'confirmPassword'],
};

export function fieldProps(mode: FormMode, field: keyof Credentials) {
  const chooses = mode === 'signup' || mode === 'reset-password';
  switch (field) {
    case 'name':
      return { label: t.fields.name, autoComplete: 'name', maxLength: 100 };
    case 'email':
      return { label: t.fields.email, type: 'email', autoComplete: 'email', maxLength: 254 };
    case 'password':
      return {
        label: mode === 'reset-password' ? t.fields.newPassword : t.fields.password,
        type: 'password',
        autoComplete: chooses ? 'new-password' : 'current-password',
        hint: chooses ? t.fields.passwordHint : undefined,
      };
    case 'confirmPassword':
      return { label: t.fields.confirmPassword, type: 'password', autoComplete: 'new-password' };
  }
}
