import { MIN_PASSWORD_LENGTH } from '@paattu/api-client/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type DomainError, fieldError } from '../../../common/errors/domain-error.js';

const mostUsed = new Set(dictionary['passwords-common'].map((password) => String(password).toLowerCase()));

/** What a new password must be; one that is in use already is never judged by it. */
export function checkNewPassword(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH) throw refusal('PASSWORD_TOO_SHORT');
  if (mostUsed.has(password.toLowerCase())) throw refusal('WEAK_PASSWORD');
}

function refusal(code: 'PASSWORD_TOO_SHORT' | 'WEAK_PASSWORD'): DomainError {
  return fieldError(code, 'password');
}
