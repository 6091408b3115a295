import { dictionary } from '@zxcvbn-ts/language-common';
import { BadInputError } from '../../../common/errors/domain-error.js';

export const MIN_PASSWORD_LENGTH = 6;

/** Hashing reads all of it, so it cannot be endless. */
export const MAX_PASSWORD_LENGTH = 200;

const mostUsed = new Set(dictionary['passwords-common'].map((password) => String(password).toLowerCase()));

/** What a new password must be; one that is in use already is never judged by it. */
export function checkNewPassword(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new BadInputError('PASSWORD_TOO_SHORT', 'Password must be at least 6 characters long', [
      { field: 'password', message: 'Password must be at least 6 characters long' },
    ]);
  if (mostUsed.has(password.toLowerCase()))
    throw new BadInputError('WEAK_PASSWORD', 'Password is too weak', [
      { field: 'password', message: 'Password is too weak' },
    ]);
}
