import { localZone } from '@paattu/shared/time-zones';
import { dayOf, startOfDay } from './day-range';
import { setSiteZone } from './site-zone';

afterEach(() => setSiteZone(localZone()));

test('a day begins at midnight of the site', () => {
  setSiteZone('Asia/Kolkata');
  expect(startOfDay('2025-06-20')).toBe('2025-06-19T18:30:00.000Z');
  setSiteZone('America/New_York');
  expect(startOfDay('2025-06-20')).toBe('2025-06-20T04:00:00.000Z');
});

test('a period ends at the start of the day after its last one', () => {
  setSiteZone('Asia/Kolkata');
  expect(startOfDay('2025-06-30', 1)).toBe('2025-06-30T18:30:00.000Z');
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
