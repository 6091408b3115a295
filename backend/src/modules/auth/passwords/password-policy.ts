import { MIN_PASSWORD_LENGTH, MIN_STAFF_PASSWORD_LENGTH } from '@paattu/shared/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type DomainError, fieldError } from '../../../common/errors/domain-error.js';
import type { ErrorCodeOf } from '../../../common/errors/error-catalogue.js';

const commonPasswords = new Set(
  dictionary['passwords-common'].map((password) => String(password).toLowerCase()),
);

/** Characters that a password of staff needs beside the words that anybody would guess first. */
const MIN_OWN_LENGTH = 8;
/** A shorter word would be found by chance. */
const MIN_WORD_LENGTH = 3;

/** Throws for a new password that is too short or too common. Existing passwords are not checked. */
export function checkNewPassword(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH) throw passwordError('PASSWORD_TOO_SHORT');
  if (commonPasswords.has(password.toLowerCase())) throw passwordError('WEAK_PASSWORD');
}

/** As `checkNewPassword`, for the owner and moderators. `texts` have the words of the site and the person. */
export function checkStaffPassword(password: string, texts: readonly string[]): void {
  const error = staffPasswordError(password, texts);
  if (error) throw passwordError(error);
}

export function staffPasswordError(
  password: string,
  texts: readonly string[],
): 'STAFF_PASSWORD_TOO_SHORT' | 'STAFF_PASSWORD_WEAK' | null {
  if ([...password].length < MIN_STAFF_PASSWORD_LENGTH) return 'STAFF_PASSWORD_TOO_SHORT';
  if (commonPasswords.has(password.toLowerCase()) || isBreached(password)) return 'STAFF_PASSWORD_WEAK';
  const own = withoutWords(plain(password), texts);
  return [...own].length < MIN_OWN_LENGTH || new Set(own).size < 4 ? 'STAFF_PASSWORD_WEAK' : null;
}

/** The rest of a password without the words of the texts: `paattu-2026-asha` has 4 own characters. */
function withoutWords(password: string, texts: readonly string[]): string {
  const words = texts.flatMap((text) => [plain(text), ...text.split(/[^\p{L}\p{M}\p{N}]+/u).map(plain)]);
  return [...new Set(words)]
    .filter((word) => [...word].length >= MIN_WORD_LENGTH)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password);
}

/** Letters and digits alone, in lower case. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function passwordError(code: ErrorCodeOf<400>): DomainError {
  return fieldError(code, 'password');
}

const FILE = join(
  dirname(createRequire(import.meta.url).resolve('@paattu/backend/package.json')),
  'passwords/breached-passwords.bin',
);
const BYTES = 4;

let filter: Buffer | undefined;

/** Whether a password of at least 12 characters is among those that were stolen and published (`backend/passwords`). */
function isBreached(password: string): boolean {
  filter ??= readFileSync(FILE);
  const text = password.normalize('NFKC').toLowerCase();
  const wanted = createHash('sha256').update(text).digest().readUInt32BE();
  let [low, high] = [0, filter.length / BYTES];
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = filter.readUInt32BE(middle * BYTES);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}
