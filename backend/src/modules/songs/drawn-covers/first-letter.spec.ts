import { firstLetter } from './first-letter.js';
import { outlineOf } from './letter-outline.js';

const TITLES: Array<[title: string, letter: string]> = [
  // With the signs of its vowel.
  ['മഴക്കത്ത്', 'മ'],
  ['പുലരി', 'പു'],
  ['വേലിയേറ്റം', 'വേ'],
  ['സൗന്ദര്യം', 'സൗ'],
  ['കൊയ്ത്ത്', 'കൊ'],
  ['സംഗീതം', 'സം'],
  ['ദുഃഖം', 'ദുഃ'],
  ['ഊഞ്ഞാൽ', 'ഊ'],
  // Conjuncts.
  ['ക്ഷമ', 'ക്ഷ'],
  ['ശ്രീരാഗം', 'ശ്രീ'],
  ['സ്ത്രീ', 'സ്ത്രീ'],
  ['ത്യാഗം', 'ത്യാ'],
  ['ജ്ഞാനം', 'ജ്ഞാ'],
  ['കൃഷ്ണാ', 'കൃ'],
  ['റ്റാറ്റാ', 'റ്റാ'],
  ['ന്റെ', 'ന്റെ'],
  // A virama joins consonants alone.
  ['ക് ഖ', 'ക്'],
  ['ക്\u200Cഷ', 'ക്'],
  ['പ്\u200Dലാവ്', 'പ്ലാ'],
  ['അ\u200Dമ്മ', 'അ'],
  // Chillus, also of old texts.
  ['ൻ്റെ', 'ൻ്റെ'],
  ['ൽ', 'ൽ'],
  ['ന്\u200Dറെ', 'ൻ'],
  // Two parts of a vowel sign, in either way of writing.
  ['ക\u0D46\u0D3Eടി', 'കൊ'],
  // Latin, digits.
  ['Hill Road', 'H'],
  ['iris', 'I'],
  ['éclair', 'É'],
  ['e\u0301clair', 'É'],
  ['Ōm', 'Ō'],
  ['ßen', 'ß'],
  ['1983', '1'],
  ['൧൨൩', '൧'],
  // What stands before it.
  ['“കണ്ണേ”', 'ക'],
  ['‘Tis', 'T'],
  ['(മഴ)', 'മ'],
  ['  ...പൂവേ', 'പൂ'],
  ['🎵 Oar Song', 'O'],
  ['👨‍👩‍👧 അമ്മ', 'അ'],
  ['\u200D\u200Cക്ഷമ', 'ക്ഷ'],
  ['தமிழ் പാട്ട്', 'പാ'],
  ['<script>', 'S'],
  ['&amp;', 'A'],
];

test.each(TITLES)('the letter of %j is %s', async (title, letter) => {
  expect(firstLetter(title)).toBe(letter);
  expect(await outlineOf(letter)).not.toBeNull();
});

test.each(['', '   ', '😀😀', '…?!', 'தமிழ்', '歌', 'مطر', '\u200D', '\u0D4D'])('%j has none', (title) => {
  expect(firstLetter(title)).toBeNull();
});

test('a letter with marks without end is cut', () => {
  expect(firstLetter(`ക${'\u0D4Dക'.repeat(500)}`)?.length).toBe(12);
  expect(firstLetter(`e${'\u0325'.repeat(500)}`)?.length).toBe(12);
});

test('a letter that our fonts lack has no outline', async () => {
  expect(await outlineOf('Ɣ')).toBeNull();
});
