import { assign } from './assign.js';
import { keyOf, type Pair } from './eligible.js';

const ids = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}-${String(index).padStart(3, '0')}`);
const judges = ids('judge', 6);
const entries = ids('entry', 60);
const none: ReadonlySet<string> = new Set();

function loadsOf(pairs: Pair[]): number[] {
  return judges
    .map((id) => pairs.filter(({ judgeId }) => judgeId === id).length)
    .sort((one, other) => one - other);
}

function expectThreeOfEach(pairs: Pair[]): void {
  expect(new Set(pairs.map(keyOf)).size).toBe(pairs.length);
  for (const id of entries) expect(pairs.filter(({ entryId }) => entryId === id).length).toBe(3);
}

test('three of six judges mark each of sixty entries, thirty a judge', () => {
  const pairs = assign({ judges, entries, conflicts: none, seed: 1 }).added;
  expectThreeOfEach(pairs);
  expect(loadsOf(pairs)).toEqual([30, 30, 30, 30, 30, 30]);
});

test('loads differ by one when they cannot be equal', () => {
  const pairs = assign({ judges, entries: entries.slice(0, 59), conflicts: none, seed: 2 }).added;
  expect(loadsOf(pairs)).toEqual([29, 29, 29, 30, 30, 30]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('conflicts of interest leave the loads within one: seed %i', (seed) => {
  // The first judge may mark few entries, and the second has a conflict with a third of them.
  const conflicts = new Set([
    ...entries.slice(0, 30).map((entryId) => keyOf({ judgeId: judges[0]!, entryId })),
    ...entries
      .filter((_, index) => index % 3 === 0)
      .map((entryId) => keyOf({ judgeId: judges[1]!, entryId })),
    ...entries.slice(50).map((entryId) => keyOf({ judgeId: judges[2]!, entryId })),
  ]);
  const pairs = assign({ judges, entries, conflicts, seed }).added;
  expectThreeOfEach(pairs);
  expect(pairs.filter((pair) => conflicts.has(keyOf(pair)))).toEqual([]);
  const loads = loadsOf(pairs);
  expect(loads.at(-1)! - loads[0]!).toBeLessThanOrEqual(1);
});

test('a judge who may mark fewer than the others has all that she may mark', () => {
  const conflicts = new Set(entries.slice(5).map((entryId) => keyOf({ judgeId: judges[0]!, entryId })));
  const pairs = assign({ judges, entries, conflicts, seed: 9 }).added;
  expectThreeOfEach(pairs);
  expect(loadsOf(pairs)).toEqual([5, 35, 35, 35, 35, 35]);
});

test('the same seed assigns the same, in whichever order the ids are, and another seed differs', () => {
  const one = assign({ judges, entries, conflicts: none, seed: 42 }).added.map(keyOf).sort();
  const same = assign({
    judges: judges.toReversed(),
    entries: entries.toReversed(),
    conflicts: none,
    seed: 42,
  }).added;
  expect(same.map(keyOf).sort()).toEqual(one);
  expect(assign({ judges, entries, conflicts: none, seed: 43 }).added.map(keyOf).sort()).not.toEqual(one);
});

test('an entry with two judges left is incomplete', () => {
  const conflicts = new Set(judges.slice(2).map((judgeId) => keyOf({ judgeId, entryId: entries[0]! })));
  const { added, isComplete } = assign({ judges, entries, conflicts, seed: 1 });
  expect(isComplete).toBe(false);
  expect(added.filter(({ entryId }) => entryId === entries[0]).length).toBe(2);
});

test('what is kept stays, and what is missing goes to those with the fewest entries', () => {
  const { added: all } = assign({ judges, entries, conflicts: none, seed: 7 });
  // The first judge is gone, and has submitted the first ten of hers.
  const [gone, ...others] = judges as [string, ...string[]];
  const ofGone = all.filter(({ judgeId }) => judgeId === gone);
  const kept = all.filter((pair) => pair.judgeId !== gone || ofGone.indexOf(pair) < 10);
  const conflicts = new Set(all.map(keyOf));
  const { added, isComplete } = assign({ judges: others, entries, kept, conflicts, seed: 7 });
  expect([isComplete, added.length]).toEqual([true, 20]);
  expectThreeOfEach([...kept, ...added]);
  expect(loadsOf([...kept, ...added])).toEqual([10, 34, 34, 34, 34, 34]);
});
