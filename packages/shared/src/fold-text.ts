/** Letters, each behind what looks like it. In Malayalam: chillus without a code of their own, vowels of two signs, ന്റ and റ്റ. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u02BC\u02B9\u2018\u2019\u201A\u201B\u2032\u0060\u00B4]/g, "'"],
  [/[\u00AB\u00BB\u201C-\u201F\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
];

const CHILLUS = 'ൺൻർൽൾൿ';
const VOWELS: Readonly<Record<string, string>> = {
  ഇൗ: 'ഈ',
  ഉൗ: 'ഊ',
  ഒാ: 'ഓ',
  ഒൗ: 'ഔ',
  എെ: 'ഐ',
  '\u0D46\u0D46': '\u0D48',
  '\u0D4C': '\u0D57',
  '\u0D4E': 'ർ',
};

/**
 * Two texts that look the same to a reader are equal after this, whatever keyboard they are from. For comparisons alone:
 * what people typed is stored as it is. The database has the same function, `fold_text`.
 */
export function foldText(text: string): string {
  return ALIKE.reduce((folded, [alike, letter]) => folded.replace(alike, letter), text)
    .normalize('NFKC')
    .replace(/([ണനരലളക])\u0D4D\u200D/g, (_, letter: string) => CHILLUS['ണനരലളക'.indexOf(letter)]!)
    .replace(/[ഇഉഒ]ൗ|ഒാ|എെ|\u0D46\u0D46|[\u0D4C\u0D4E]/g, (written) => VOWELS[written]!)
    .replace(/[\s\x85]+/g, (blanks) => (/[^\uFEFF]/.test(blanks) ? ' ' : ''))
    .replace(/[\p{Cc}\p{Cf}\p{DI}\u2800\uFFFC]/gu, '')
    .replace(/ൻ\u0D4D?റ/g, 'ന്റ')
    .replace(/ററ/g, 'റ്റ')
    .replace(/ +/g, ' ')
    .trim()
    .toLowerCase();
}
