import { readDays } from './read-days';

const bounds = { min: 30, max: 365 };

test.each([
  ['30', 30],
  [' 365 ', 365],
  ['29', null],
  ['366', null],
  ['', null],
  ['90.5', null],
  ['9e1', null],
  ['-90', null],
])('%j is %j', (typed, days) => {
  expect(readDays(typed, bounds)).toBe(days);
});
