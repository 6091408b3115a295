import { weightedMark } from './criteria.js';

test.each([
  [0, 0, 0],
  [20, 20, 10],
  [20, 0, 6],
  [0, 20, 4],
  [15, 11, 6.7],
])('of 30 and 20 percent, %i and %i half points weigh %f', (rendition, engagement, mark) => {
  const weights = { renditionWeight: 30, engagementWeight: 20 };
  expect(weightedMark({ rendition, engagement }, weights)).toBe(mark);
});

test('where the votes have all percent, both marks weigh the same', () => {
  const weights = { renditionWeight: 0, engagementWeight: 0 };
  expect(weightedMark({ rendition: 20, engagement: 10 }, weights)).toBe(7.5);
});
