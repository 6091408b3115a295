import { composeChillus } from '../../../common/images/font-runs.js';

/**
 * A Malayalam letter as a reader sees it: with the consonants that a virama joins to it, and with its signs. Written
 * out, because `Intl.Segmenter` joins consonants only since Unicode 15.1.
 */
const MALAYALAM = String.raw`[\u0D05-\u0D39\u0D54-\u0D56\u0D5F-\u0D61\u0D66-\u0D7F](?:\u0D4D[\u0D15-\u0D39]|[\u0D00-\u0D03\u0D3B\u0D3C\u0D3E-\u0D4D\u0D57\u0D62\u0D63])*`;
const LATIN = String.raw`\p{Script=Latin}\p{M}*`;
const LETTER = new RegExp(`${MALAYALAM}|${LATIN}|[0-9]`, 'u');
/** More than any word has. */
const MAX_LETTER = 12;

/**
 * The letter that the drawn cover of a song shows: the first Malayalam or Latin letter, or digit, of its title. What
 * stands before it is left out: quotes, emoji, other scripts. Null if the title has no such letter.
 */
export function firstLetter(title: string): string | null {
  // In a conjunct, a joiner asks for the shape that the font has anyway.
  const text = composeChillus(title.normalize('NFC')).replaceAll('\u200D', '');
  const letter = LETTER.exec(text)?.[0];
  if (letter === undefined) return null;
  const capital = letter.toUpperCase();
  // The capitals of 'ß' are two letters.
  return (capital.length === letter.length ? capital : letter).slice(0, MAX_LETTER);
}
