import type { DataSource } from 'typeorm';
import { RulesDifferences } from './rules-differences.js';

const versions = [
  { id: 'one', contestId: 'rain', number: 1, text: 'Sing.', textMalayalam: 'പാടൂ.' },
  { id: 'two', contestId: 'rain', number: 2, text: 'Sing all.', textMalayalam: 'പാടൂ.' },
];

function differences() {
  let reads = 0;
  const find = (where: object) => {
    reads += 1;
    return versions.find((version) =>
      Object.entries(where).every(([name, value]) => version[name as keyof typeof version] === value),
    );
  };
  const manager = {
    findOneBy: async (_: unknown, where: object) => find(where) ?? null,
    findOneByOrFail: async (_: unknown, where: object) => find(where),
  };
  return { found: new RulesDifferences({ manager } as unknown as DataSource), reads: () => reads };
}

test('a version differs from the one before, in each language', async () => {
  const { found } = differences();
  expect(await found.find('two', 'en')).toEqual([{ before: 'Sing.', after: 'Sing all.' }]);
  expect(await found.find('two', 'ml')).toEqual([]);
  expect(await found.find('one', 'en')).toEqual([]);
  expect(await found.find('no-such-version', 'en')).toEqual([]);
});

test('the differences of a version are computed once', async () => {
  const { found, reads } = differences();
  const first = await found.find('two', 'en');
  const before = reads();
  expect(await found.find('two', 'en')).toBe(first);
  expect(reads()).toBe(before);
});

test('an email that is about no version has no differences', async () => {
  const { found } = differences();
  expect(await found.findFor({ language: 'en', payload: { rulesVersionId: 'two' } })).toHaveLength(1);
  expect(await found.findFor({ language: 'en', payload: {} })).toEqual([]);
});
