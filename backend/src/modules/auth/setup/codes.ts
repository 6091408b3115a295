import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter of it looks like another, or like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Forty random bits in two groups, such as `7KQ4-M2XD`. Good for thirty minutes, at ten tries of an address. */
export function createCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** As the code is stored, however it was typed: without the hyphen, in small letters, with O for 0. */
export function plainCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
