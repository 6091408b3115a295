import { formatCount, formatPlace, formatPoints, mostPoints } from './points';

const weights = { rendition: 30, engagement: 20, votes: 50 };

test('points have up to three decimals, and none that says nothing', () => {
  expect([0, 1, 1_000, 18_333, 88_750, 99_999, 100_000].map(formatPoints)).toEqual([
    '0',
    '0.001',
    '1',
    '18.333',
    '88.75',
    '99.999',
    '100',
  ]);
});

test('a place is a whole number, or a half where entries tie', () => {
  expect([1, 2.5, 20].map(formatPlace)).toEqual(['1', '2.5', '20']);
});

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
