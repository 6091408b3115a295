import { alignedPoints, formatCount, mostPoints, sameTotals, shortPoints } from './points';

const weights = { rendition: 30, engagement: 20, votes: 50 };

test('counts are grouped as in India', () => {
  expect([0, 4_212, 100_000].map(formatCount)).toEqual(['0', '4,212', '1,00,000']);
});

test('parts with data share the weight of the others', () => {
  const most = (parts: Parameters<typeof mostPoints>[0]['parts']) =>
    (['rendition', 'engagement', 'votes'] as const).map((part) => mostPoints({ weights, parts }, part));
  expect(most(['rendition', 'engagement', 'votes'])).toEqual([30_000, 20_000, 50_000]);
  expect(most(['rendition', 'engagement'])).toEqual([60_000, 40_000, 0]);
  expect(most(['votes'])).toEqual([0, 0, 100_000]);
  expect(most([])).toEqual([0, 0, 0]);
});

test('points of a table have one decimal if one of them needs it', () => {
  const whole = { points: { rendition: 30_000, engagement: 15_000, votes: 50_000, total: 95_000 } };
  const thirds = { points: { rendition: 0, engagement: 16_667, votes: 12_500, total: 29_167 } };
  expect([95_000, 0].map(alignedPoints([whole]))).toEqual(['95', '0']);
  expect([95_000, 0, 16_667].map(alignedPoints([whole, thirds]))).toEqual(['95.0', '0.0', '16.7']);
  expect(alignedPoints([])(0)).toBe('0');
});

test('points have one decimal at most beside a name', () => {
  expect([75_000, 63_333, 98_960, 0].map(shortPoints)).toEqual(['75', '63.3', '99', '0']);
});

test.each([
  [[93_333, 43_333, 40_000], false, false],
  [[93_333, 93_310, 40_000], true, false],
  [[93_333, 40_000, 40_000], false, true],
  [[93_360, 93_340, 93_340], false, true],
  [[50_000], false, false],
])('totals %j look the same: %j; are the same: %j', (totals, inShort, inFull) => {
  const lines = totals.map((total) => ({ points: { rendition: 0, engagement: 0, votes: 0, total } }));
  expect(sameTotals(lines)).toEqual({ inShort, inFull });
});
