import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { rulesChanged } from '../emails/rules-changed.email.js';
import { findDifferences } from './rules-differences.js';

type Payload = Parameters<NonNullable<typeof rulesChanged.load>>[0];

function versions() {
  const [one, two] = [randomUUID(), randomUUID()];
  const stored = [
    { id: one, contestId: 'rain', number: 1, text: 'Sing.', textMalayalam: 'പാടൂ.' },
    { id: two, contestId: 'rain', number: 2, text: 'Sing all.', textMalayalam: 'പാടൂ.' },
  ];
  let reads = 0;
  const find = (where: object) => {
    reads += 1;
    return stored.find((version) =>
      Object.entries(where).every(([name, value]) => version[name as keyof typeof version] === value),
    );
  };
  const manager = {
    findOneBy: async (_: unknown, where: object) => find(where) ?? null,
    findOneByOrFail: async (_: unknown, where: object) => find(where),
  } as unknown as EntityManager;
  return { one, two, manager, reads: () => reads };
}

test('a version differs from the one before, in each language', async () => {
  const { one, two, manager } = versions();
  expect(await findDifferences(manager, two, 'en')).toEqual([{ before: 'Sing.', after: 'Sing all.' }]);
  expect(await findDifferences(manager, two, 'ml')).toEqual([]);
  expect(await findDifferences(manager, one, 'en')).toEqual([]);
  expect(await findDifferences(manager, randomUUID(), 'en')).toEqual([]);
});

test('the differences of a version are computed once', async () => {
  const { two, manager, reads } = versions();
  const first = await findDifferences(manager, two, 'en');
  const before = reads();
  expect(await findDifferences(manager, two, 'en')).toBe(first);
  expect(reads()).toBe(before);
});

test('an email that is about no version has no differences', async () => {
  const { two, manager } = versions();
  const load = (payload: object) => rulesChanged.load!(payload as Payload, 'en', manager);
  expect((await load({ rulesVersionId: two })).differences).toHaveLength(1);
  expect(await load({})).toEqual({});
});
