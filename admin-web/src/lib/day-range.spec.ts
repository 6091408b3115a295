import { dayOf, startOfDay } from './day-range';

test('a day begins at midnight here, whatever the zone', () => {
  expect(startOfDay('2025-06-20')).toBe(new Date(2025, 5, 20).toISOString());
});

test('a period ends with its last day, so before the next one begins', () => {
  expect(startOfDay('2025-06-30', 1)).toBe(new Date(2025, 6, 1).toISOString());
});

test.each(['', '0002-06-20', '2025-06'])('%p is no day yet', (day) => {
  expect(startOfDay(day)).toBeNull();
});

test.each(['2025-06-20', '2025-12-31', '2024-02-29'])('%s comes back as it was given', (day) => {
  expect(dayOf(startOfDay(day) ?? undefined)).toBe(day);
  expect(dayOf(startOfDay(day, 1) ?? undefined, 1)).toBe(day);
});

test('no instant is an empty field', () => {
  expect(dayOf(undefined)).toBe('');
});
