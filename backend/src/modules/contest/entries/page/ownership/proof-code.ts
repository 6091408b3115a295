import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike: i, l, o, 0 and 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const CODE = /paattu-[a-z2-9]{4}-[a-z2-9]{4}/gi;

/** More than a description has by chance. */
const MAX_CODES = 20;

/** A code for the description of a video. YouTube's search does not find it beforehand, and nobody guesses it. */
export function createProofCode(): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `paattu-${part()}-${part()}`;
}

/** Texts that look like a code, in capital letters too: some phones begin a line with one. */
export function proofCodesIn(description: string): string[] {
  return [...description.matchAll(CODE)].slice(0, MAX_CODES).map(([code]) => code.toLowerCase());
}
