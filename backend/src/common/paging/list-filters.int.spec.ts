import { foldText } from '@paattu/shared/fold-text';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { contains } from './list-filters.js';

/** Pairs that a reader cannot tell apart. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['അവൻ', 'അവന്\u200D'],
  ['കൾ', 'കള്\u200D'],
  ['പാൽ', 'പാല്\u200D'],
  ['അവർ', 'അവര്\u200D'],
  ['തൂൺ', 'തൂണ്\u200D'],
  ['വാൿ', 'വാക്\u200D'],
  ['എന്റെ', 'എൻ്റെ'],
  ['എന്റെ', 'എൻറെ'],
  ['എന്റെ', 'എന്\u200Dറെ'],
  ['എന്റെ', 'എന്\u200D\u0D4Dറെ'],
  ['കാറ്റ്', 'കാററ്'],
  ['പൂക്കൾ', 'പൂ\u200Bക്ക\u200Dൾ'],
  ['കൊടി', 'കൊടി'],
  ['ഈണം', 'ഇൗണം'],
  ['ഊഞ്ഞാൽ', 'ഉൗഞ്ഞാൽ'],
  ['ഓണം', 'ഒാണം'],
  ['ഐക്യം', 'എെക്യം'],
  ['കൗതുകം', 'കൌതുകം'],
  ['ഡിസ്‌ലൈക്ക്', 'ഡിസ്ലൈക്ക്'],
  ['Don’t go', "don't go"],
  ['‘Rain’', "'rain'"],
  ['“Live”', '"live"'],
  ['Ebb–tide', 'EBB-TIDE'],
  ['Ｒａｉｎ　４２', 'rain 42'],
  ['Café', 'cafe\u0301'],
  [' Night \u00A0 Ferry\n', 'night ferry'],
  ['As\u00ADha', 'ASHA'],
  ['\u202AAsha\u202C', 'asha'],
];

/** Pairs that differ to a reader. */
const UNLIKE: readonly (readonly [string, string])[] = [
  ['അവൻ', 'അവന്'],
  ['മഴ', 'മഴു'],
  ['കര', 'കറ'],
  ['രാമൻ നായർ', 'രാമനായർ'],
  ['Asha', 'Asha 2'],
  ['rose', 'rosé'],
];

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

// @trust search-as-read
test.each(ALIKE)('%j equals %j', (one, other) => expect(foldText(one)).toBe(foldText(other)));

test.each(UNLIKE)('%j is not %j', (one, other) => expect(foldText(one)).not.toBe(foldText(other)));

async function isFound(text: string, words: string): Promise<boolean> {
  const [row] = await app.dataSource.query<[{ isFound: boolean }]>(
    `select ${contains('$1::text', '$2::text')} as "isFound"`,
    [text, words],
  );
  return row.isFound;
}

// @trust search-as-read
test.each([...ALIKE, ...ALIKE.map(([one, other]) => [other, one] as const)])(
  'a search finds %j by %j',
  async (text, words) => expect(await isFound(text, words)).toBe(true),
);

test.each([
  ['Night Ferry', ' ferry ', true],
  ['Night Ferry', '', true],
  ['100%', '0%', true],
  ['1000', '0%', false],
  ['a_b', '_', true],
  ['ab', '_', false],
  ['a\\b', '\\', true],
  ['ab', '\\', false],
])('the words %j: %j, %j', async (text, words, found) => expect(await isFound(text, words)).toBe(found));

test.each([
  ...ALIKE.flat(),
  ...UNLIKE.flat(),
  '\u00a0\u2028\u3000',
  '\u0001\u200b\ufeff\u{e0020}\ufffc',
  'ﬁ½Å',
  '\u180e\u1680',
])('the database folds %j as the browser does', async (text) => {
  const [row] = await app.dataSource.query<[{ folded: string }]>('select fold_text($1) as folded', [text]);
  expect(row.folded).toBe(foldText(text));
});
