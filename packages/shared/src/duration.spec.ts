import { formatDuration } from './duration.js';

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [68.99999999999999, '1:09'],
  [75.4, '1:15'],
  [3_723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown);
});
