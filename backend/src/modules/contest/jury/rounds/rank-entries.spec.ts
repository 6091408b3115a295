import type { RoundMark } from './mildness.js';
import { rankEntries } from './rank-entries.js';

/** The marks of each judge, by entry. */
const marksOf = (sheets: Record<string, Record<string, number>>): RoundMark[] =>
  Object.entries(sheets).flatMap(([judgeId, sheet]) =>
    Object.entries(sheet).map(([entryId, mark]) => ({ judgeId, entryId, mark })),
  );

const order = (entryIds: string[], marks: RoundMark[]) =>
  rankEntries(entryIds, marks).map(({ entryId }) => entryId);

test('where every judge marks every entry, the order is that of the means', () => {
  const marks = marksOf({ A: { x: 2, y: 9, z: 5 }, B: { x: 4, y: 7, z: 9 }, C: { x: 3, y: 8, z: 4 } });
  expect(rankEntries(['x', 'y', 'z'], marks)).toEqual([
    { entryId: 'y', mark: expect.closeTo(8, 6) },
    { entryId: 'z', mark: expect.closeTo(6, 6) },
    { entryId: 'x', mark: expect.closeTo(3, 6) },
  ]);
});

test('an entry loses nothing by a strict judge, and gains nothing by a mild one', () => {
  // Each judge marks two of three entries. B gives two points less than the entry is worth, C two more.
  const worth = { x: 7, y: 6, z: 5 };
  const marks = marksOf({
    A: { x: worth.x, y: worth.y },
    B: { x: worth.x - 2, z: worth.z - 2 },
    C: { y: worth.y + 2, z: worth.z + 2 },
  });
  expect(rankEntries(['z', 'y', 'x'], marks)).toEqual([
    { entryId: 'x', mark: expect.closeTo(7, 6) },
    { entryId: 'y', mark: expect.closeTo(6, 6) },
    { entryId: 'z', mark: expect.closeTo(5, 6) },
  ]);
});

test('entries that tie stay in the given order, and those without marks are last', () => {
  const marks = marksOf({ A: { x: 5, y: 5 }, B: { x: 6, y: 6 } });
  expect(order(['none', 'y', 'x'], marks)).toEqual(['y', 'x', 'none']);
  expect(order(['x', 'none', 'y'], marks)).toEqual(['x', 'y', 'none']);
  expect(rankEntries(['none'], [])).toEqual([{ entryId: 'none', mark: null }]);
});

test('the correction reaches from one end of a chain of twenty judges to the other', () => {
  // Each judge shares one entry with the next, and is half a point milder than the one before.
  const judges = Array.from({ length: 20 }, (_, index) => index);
  const entries = Array.from({ length: 21 }, (_, index) => `e${String(index).padStart(2, '0')}`);
  const marks = judges.flatMap((judge) =>
    [judge, judge + 1].map((entry) => ({
      judgeId: `j${judge}`,
      entryId: entries[entry]!,
      mark: 10 - entry / 10 + (judge - 9.5) / 2,
    })),
  );
  expect(rankEntries(entries.toReversed(), marks)).toEqual(
    entries.map((entryId, index) => ({ entryId, mark: expect.closeTo(10 - index / 10, 9) })),
  );
});

test('judges without a common entry are not compared, and an entry without marks is last', () => {
  const marks = marksOf({ A: { w: 1, x: 0 }, B: { w: 9 }, C: { y: 6, z: 4 } });
  // A is four points stricter than the mean of A and B, and C is alone.
  expect(rankEntries(['none', 'w', 'x', 'y', 'z'], marks)).toEqual([
    { entryId: 'y', mark: expect.closeTo(6, 9) },
    { entryId: 'w', mark: expect.closeTo(5, 9) },
    { entryId: 'x', mark: expect.closeTo(4, 9) },
    { entryId: 'z', mark: expect.closeTo(4, 9) },
    { entryId: 'none', mark: null },
  ]);
  expect(rankEntries(['none', 'x'], marksOf({ A: { w: 9, x: 0 }, B: { w: 0 } })).at(0)).toEqual({
    entryId: 'x',
    mark: expect.closeTo(-4.5, 9),
  });
});

test('the order of the marks changes nothing', () => {
  const entries = Array.from({ length: 60 }, (_, index) => `e${index}`);
  const marks = entries.flatMap((entryId, index) =>
    [0, 1, 2].map((judge) => ({
      entryId,
      judgeId: `j${(index + judge) % 6}`,
      mark: ((index * 7 + judge * 3) % 21) / 2,
    })),
  );
  expect(rankEntries(entries, marks.toReversed())).toEqual(rankEntries(entries, marks));
});
