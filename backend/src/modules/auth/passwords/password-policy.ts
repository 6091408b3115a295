import { MIN_PASSWORD_LENGTH } from '@paattu/api-client/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type DomainError, fieldError } from '../../../common/errors/domain-error.js';

const commonPasswords = new Set(
  dictionary['passwords-common'].map((password) => String(password).toLowerCase()),
);

/** Throws for a new password that is too short or too common. Existing passwords are not checked. */
export function checkNewPassword(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH) throw passwordError('PASSWORD_TOO_SHORT');
  if (commonPasswords.has(password.toLowerCase())) throw passwordError('WEAK_PASSWORD');
}

function passwordError(code: 'PASSWORD_TOO_SHORT' | 'WEAK_PASSWORD'): DomainError {
  return fieldError(code, 'password');
}
