import { formatCount, mostPoints } from './points';

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
