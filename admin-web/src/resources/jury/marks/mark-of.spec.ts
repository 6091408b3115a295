import { markOf, meanOf } from './mark-of';

test.each([
  ['rendition', 8.5],
  ['engagement', 6],
  ['both', 7.5],
] as const)('of a submitted assignment, %s is %d', (shown, mark) => {
  expect(markOf({ weightedMark: 7.5, rendition: 17, engagement: 12 }, shown)).toBe(mark);
});

test.each(['both', 'rendition'] as const)('of what is not submitted, %s is nothing', (shown) => {
  expect(markOf({ weightedMark: null, rendition: null, engagement: null }, shown)).toBe(null);
});

test.each([
  [[8, null, 9], 8.5],
  [[null], null],
  [[], null],
])('the mean of %j is %j', (marks, mean) => {
  expect(meanOf(marks)).toBe(mean);
});
