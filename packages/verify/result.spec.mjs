// @ts-check
import { resultOf } from './verify.mjs';

/** @typedef {import('./verify.mjs').Rules} Rules */

/** @type {Rules} */
const PLACES = { method: 'places', weights: { rendition: 30, engagement: 20, votes: 50 } };
/** @type {Rules} */
const SHARES = { ...PLACES, method: 'share_of_best' };

/** Entries 1 to `count`, sent one day after another. @param {number} count */
const entriesUpTo = (count) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    submittedAt: `2026-01-${String(index + 1).padStart(2, '0')}T10:00:00.000000Z`,
  }));

/** The marks of each judge for entry 1, 2 and so on: rendition, engagement. @param {Record<string, Array<[number, number]>>} sheets */
const marksOf = (sheets) =>
  Object.entries(sheets).flatMap(([judge, marks]) =>
    marks.map(([rendition, engagement], index) => ({ entry: index + 1, judge, rendition, engagement })),
  );

/** @param {ReturnType<typeof resultOf>} lines */
const order = (lines) => lines.map(({ entry }) => entry);

test('by places, each part gives its points by the place alone, and entries that tie share the mean of their places', () => {
  const marks = marksOf({ A: [[20, 10], [20, 18], [4, 18]] }); // prettier-ignore
  expect(resultOf(PLACES, entriesUpTo(3), marks, { 1: 10, 2: 3, 3: 3 })).toEqual([
    {
      entry: 1,
      place: 1,
      points: { rendition: 22_500, engagement: 0, votes: 50_000, total: 72_500 },
      places: { rendition: 1.5, engagement: 3, votes: 1 },
    },
    {
      entry: 2,
      place: 2,
      points: { rendition: 22_500, engagement: 15_000, votes: 12_500, total: 50_000 },
      places: { rendition: 1.5, engagement: 1.5, votes: 2.5 },
    },
    {
      entry: 3,
      place: 3,
      points: { rendition: 0, engagement: 15_000, votes: 12_500, total: 27_500 },
      places: { rendition: 3, engagement: 1.5, votes: 2.5 },
    },
  ]);
});

test('by the share of the best, votes give their share of the most votes, and marks their share of the full mark', () => {
  const marks = marksOf({ A: [[20, 10], [15, 20], [7, 0]] }); // prettier-ignore
  const lines = resultOf(SHARES, entriesUpTo(3), marks, { 1: 2, 2: 3 });
  expect(lines.map(({ entry, points }) => ({ entry, ...points }))).toEqual([
    { entry: 2, rendition: 22_500, engagement: 20_000, votes: 50_000, total: 92_500 },
    { entry: 1, rendition: 30_000, engagement: 10_000, votes: 33_333, total: 73_333 },
    { entry: 3, rendition: 10_500, engagement: 0, votes: 0, total: 10_500 },
  ]);
});

test('points are rounded once, at the end, and a half to the even number', () => {
  // Of 100,000 votes each has half a thousandth of a point.
  const lines = resultOf(SHARES, entriesUpTo(4), [], { 1: 200_000, 2: 1, 3: 3, 4: 5 });
  expect(lines.map(({ entry, points }) => [entry, points.votes, points.total])).toEqual([
    [1, 100_000, 100_000],
    [4, 2, 2],
    [3, 2, 2],
    [2, 0, 0],
  ]);
});

test('from five marks on, the highest and the lowest mark of an entry do not count', () => {
  const four = marksOf({ A: [[20, 0], [9, 0]], B: [[8, 0], [9, 0]], C: [[8, 0], [9, 0]], D: [[4, 0], [9, 0]] }); // prettier-ignore
  expect(
    resultOf(SHARES, entriesUpTo(2), four, {}).map(({ entry, points }) => [entry, points.rendition]),
  ).toEqual([
    [1, 30_000],
    [2, 27_000],
  ]);
  const five = [...four, ...marksOf({ E: [[8, 0], [9, 0]] })]; // prettier-ignore
  expect(
    resultOf(SHARES, entriesUpTo(2), five, {}).map(({ entry, points }) => [entry, points.rendition]),
  ).toEqual([
    [2, 27_000],
    [1, 24_000],
  ]);
});

test('a part without data has no points, and the others share its weight', () => {
  const marks = marksOf({ A: [[20, 10], [10, 20]] }); // prettier-ignore
  expect(
    resultOf(PLACES, entriesUpTo(2), marks, {}).map(({ entry, points }) => ({ entry, ...points })),
  ).toEqual([
    { entry: 1, rendition: 60_000, engagement: 0, votes: 0, total: 60_000 },
    { entry: 2, rendition: 0, engagement: 40_000, votes: 0, total: 40_000 },
  ]);
  expect(
    resultOf(PLACES, entriesUpTo(2), [], { 2: 1 }).map(({ entry, points }) => ({ entry, ...points })),
  ).toEqual([
    { entry: 2, rendition: 0, engagement: 0, votes: 100_000, total: 100_000 },
    { entry: 1, rendition: 0, engagement: 0, votes: 0, total: 0 },
  ]);
});

test('the only entry has all points', () => {
  const [line] = resultOf(PLACES, entriesUpTo(1), marksOf({ A: [[0, 0]] }), { 1: 1 });
  expect(line?.points).toEqual({ rendition: 30_000, engagement: 20_000, votes: 50_000, total: 100_000 });
});

test('an entry that no judge marked is behind all that have marks', () => {
  const marks = marksOf({ A: [[1, 1]] });
  expect(
    resultOf(PLACES, entriesUpTo(2), marks, {}).map(({ entry, places }) => [entry, places.rendition]),
  ).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

describe('entries with the same points', () => {
  test('are ordered by their place in rendition', () => {
    const rules = { ...PLACES, weights: { rendition: 25, engagement: 25, votes: 50 } };
    expect(order(resultOf(rules, entriesUpTo(2), marksOf({ A: [[9, 10], [10, 9]] }), {}))).toEqual([2, 1]); // prettier-ignore
  });

  test('then by their votes', () => {
    // Entry 2 has more votes and the lower place in engagement, of weights that make up for each other.
    const rules = { ...PLACES, weights: { rendition: 50, engagement: 25, votes: 25 } };
    const marks = marksOf({ A: [[10, 10], [10, 9]] }); // prettier-ignore
    expect(order(resultOf(rules, entriesUpTo(2), marks, { 1: 1, 2: 2 }))).toEqual([2, 1]);
  });

  test('then by the number of judges who put them first', () => {
    const marks = marksOf({
      A: [[10, 10], [12, 10], [0, 0]],
      B: [[10, 10], [12, 10], [0, 0]],
      C: [[16, 10], [12, 10], [0, 0]],
    }); // prettier-ignore
    expect(order(resultOf(PLACES, entriesUpTo(3), marks, { 1: 5, 2: 5 }))).toEqual([2, 1, 3]);
  });

  test('then by the time at which they were sent, and never by lot', () => {
    const entries = entriesUpTo(3).map((entry) => ({ ...entry, number: 4 - entry.number }));
    expect(order(resultOf(PLACES, entries, [], {}))).toEqual([3, 2, 1]);
    const atOnce = entries.map((entry) => ({ ...entry, submittedAt: '2026-01-01T10:00:00.000000Z' }));
    expect(order(resultOf(PLACES, atOnce, [], {}))).toEqual([1, 2, 3]);
  });
});

/** The same sequence of numbers below `below` in each run. @param {number} seed @returns {(below: number) => number} */
function randomOf(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test.each([PLACES, SHARES])('by $method, one more vote for an entry never lowers it', (rules) => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = randomOf(seed);
    const entries = entriesUpTo(1 + random(7));
    const judges = Object.fromEntries(
      Array.from({ length: random(7) }, (_, judge) => [
        `J${judge}`,
        entries.map(() => /** @type {[number, number]} */ ([random(5), random(5)])),
      ]),
    );
    const marks = marksOf(judges);
    const votes = Object.fromEntries(entries.map(({ number }) => [number, random(4)]));
    const before = order(resultOf(rules, entries, marks, votes));
    for (const { number } of entries) {
      const after = order(resultOf(rules, entries, marks, { ...votes, [number]: votes[number] + 1 }));
      expect(after.indexOf(number)).toBeLessThanOrEqual(before.indexOf(number));
    }
  }
});

test.each([
  ['marks', { rendition: 60, engagement: 40, votes: 0 }, [], { 1: 1, 2: 2 }],
  ['votes', { rendition: 0, engagement: 0, votes: 100 }, marksOf({ A: [[20, 10], [10, 5]] }), {}], // prettier-ignore
])('without any %s and with weight for nothing else, nobody has points', (_, weights, marks, votes) => {
  const lines = resultOf({ method: 'places', weights }, entriesUpTo(2), marks, votes);
  expect(lines.map(({ points }) => points.total)).toEqual([0, 0]);
});
