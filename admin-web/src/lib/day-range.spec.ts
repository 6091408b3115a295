import { dayOf, startOfDay } from './day-range';

test('a day begins at local midnight', () => {
  expect(startOfDay('2025-06-20')).toBe(new Date(2025, 5, 20).toISOString());
});

test('a period ends at the start of the day after its last one', () => {
  expect(startOfDay('2025-06-30', 1)).toBe(new Date(2025, 6, 1).toISOString());
});

test.each(['', '0002-06-20', '2025-06'])('%p is not a complete day', (day) => {
  expect(startOfDay(day)).toBeNull();
});

test.each(['2025-06-20', '2025-12-31', '2024-02-29'])('%s is the same day after both conversions', (day) => {
  expect(dayOf(startOfDay(day) ?? undefined)).toBe(day);
  expect(dayOf(startOfDay(day, 1) ?? undefined, 1)).toBe(day);
});

test('no instant makes an empty field', () => {
  expect(dayOf(undefined)).toBe('');
});
