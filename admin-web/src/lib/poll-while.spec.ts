import { pauseBefore } from './poll-while';

const now = Date.parse('2025-06-20T10:00:00Z');
const made = (secondsAgo: number) => ({ createdAt: new Date(now - secondsAgo * 1_000).toISOString() });

test('does not poll without unfinished records', () => {
  expect(pauseBefore([], now)).toBe(false);
});

test.each([
  [0, 1_500],
  [6, 1_500],
  [60, 15_000],
  [240, 60_000],
  [86_400, 60_000],
])('polls a record that is %d seconds old after %d ms', (age, pause) => {
  expect(pauseBefore([made(age)], now)).toBe(pause);
});

test('the youngest record determines the pause', () => {
  expect(pauseBefore([made(86_400), made(60)], now)).toBe(15_000);
});
