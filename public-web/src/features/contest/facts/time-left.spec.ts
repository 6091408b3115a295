import { timeLeft } from './time-left';

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5_000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [86_399_000, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  [86_400_000 * 12 + 3_600_000 * 7 + 60_000 * 41 + 8_000, { days: 12, hours: 7, minutes: 41, seconds: 8 }],
])('%d ms before the end', (left, parts) => {
  const until = Date.parse('2025-08-01T00:00:00Z');
  expect(timeLeft(until, until - left)).toEqual(parts);
});
