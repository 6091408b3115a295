import { dictionary } from '@zxcvbn-ts/language-common';
import { BadInputError } from '../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../common/errors/error-catalogue.js';

export const MIN_PASSWORD_LENGTH = 6;

/** Hashing reads all of it, so it cannot be endless. */
export const MAX_PASSWORD_LENGTH = 200;

const mostUsed = new Set(dictionary['passwords-common'].map((password) => String(password).toLowerCase()));

/** What a new password must be; one that is in use already is never judged by it. */
export function checkNewPassword(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH) throw refusal('PASSWORD_TOO_SHORT');
  if (mostUsed.has(password.toLowerCase())) throw refusal('WEAK_PASSWORD');
}

function refusal(code: 'PASSWORD_TOO_SHORT' | 'WEAK_PASSWORD'): BadInputError {
  const message = sentenceOf(code);
  return new BadInputError(code, message, [{ field: 'password', message }]);
}
