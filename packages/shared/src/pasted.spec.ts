import { cleanIdentifier, cleanLine } from './pasted.js';

/** What chat programs, web pages and word processors put around copied text. */
const AROUND = [
  '\u200B',
  '\u200E',
  '\u202A',
  '\u202C',
  '\u2060',
  '\u2066',
  '\uFEFF',
  '\uFFFC',
  '\u00AD',
  '\u2800',
  '\u00A0',
  '\u3000',
  '\t',
  '\n',
  '\u0000',
  '\u0085',
];

describe.each([cleanIdentifier, cleanLine])('%p', (clean) => {
  test.each(AROUND)('removes %j at both ends', (char) => {
    expect(clean(`${char}K7M2X${char}`)).toBe('K7M2X');
  });

  test('makes one space of each blank and line break', () => {
    expect(clean('one\ntwo\u00A0three\u000Bfour')).toBe('one two three four');
  });
});

test('an identifier has its letters in the width of a keyboard, and no joiner', () => {
  expect(cleanIdentifier('ＢＵＧＳ４２＠')).toBe('BUGS42@');
  expect(cleanIdentifier('BUG\u200DS42')).toBe('BUGS42');
});

test.each([
  ['a chillu that is written with a joiner', 'അവന്\u200D'],
  ['a visible virama', 'ഡിസ്\u200Cലൈക്ക്'],
  ['a family', '👨‍👩‍👧‍👦'],
  ['a heart with its color', 'Asha ❤️'],
  ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
])('a line keeps %s', (_, text) => expect(cleanLine(text)).toBe(text));

test.each([
  ['\u202EAsha', 'Asha'],
  ['\u2068Asha\u2069 Menon', 'Asha Menon'],
  ['As\u200Bha\u0007', 'Asha'],
  ['\u200DAsha', 'Asha'],
  ['\u200D\uFE0F', ''],
])('%j is the line %j', (text, line) => expect(cleanLine(text)).toBe(line));
