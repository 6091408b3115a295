import type { Locale } from './locales.js';
import { cleanIdentifier } from './pasted.js';

/** What a voter consents to. The server stores it as the page shows it. */
export const ADULT_SENTENCES: Record<Locale, string> = {
  en: 'I am 18 or over',
  ml: 'എനിക്ക് 18 വയസ്സോ അതിൽ കൂടുതലോ ഉണ്ട്',
};

/** How long after the close of voting a link counts that was asked for in time. The rules say so. */
export const VOTE_GRACE_MINUTES = 60;

/** Characters of the reason for a throwaway domain. */
export const MAX_DOMAIN_REASON = 500;

/** Letters of a receipt: Crockford's alphabet without I, L, O and U. */
export const RECEIPT_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const RECEIPT_LENGTH = 10;

/** A receipt in two groups, as people read it. */
export function formatReceipt(receipt: string): string {
  return `${receipt.slice(0, 5)}-${receipt.slice(5)}`;
}

/** A receipt as the server stores it, from what a person typed; letters that look like digits become digits. */
export function parseReceipt(typed: string): string | null {
  const receipt = cleanIdentifier(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  const isReceipt =
    receipt.length === RECEIPT_LENGTH && [...receipt].every((letter) => RECEIPT_ALPHABET.includes(letter));
  return isReceipt ? receipt : null;
}

/** How many clusters of suspicious votes are listed, those with the most points, and how many one decision takes. */
export const MAX_CLUSTERS = 200;
