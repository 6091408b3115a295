import { hoursOf } from './work-plan.js';

test.each([
  ['no entries', 0, 3, 1],
  ['a final of ten', 10, 5, 1],
  ['a final of eleven', 11, 5, 2],
  ['a full final', 20, 20, 2],
  ['both rounds, for three judges', 30, 3, 5],
  ['both rounds, for six judges', 60, 6, 5],
  ['both rounds, before other judges are invited', 60, 1, 8],
])('estimates the hours of %s', (_, entries, judges, hours) => {
  expect(hoursOf(entries, judges)).toBe(hours);
});
