import { randomInt } from 'node:crypto';
import { RECEIPT_ALPHABET, RECEIPT_LENGTH } from '@paattu/shared/voting';

/** 50 random bits. */
export function createReceipt(): string {
  return Array.from(
    { length: RECEIPT_LENGTH },
    () => RECEIPT_ALPHABET[randomInt(RECEIPT_ALPHABET.length)],
  ).join('');
}
