import { calendarDate, clockTime, instantOf, startOfDay } from './calendar.js';

test.each([
  ['Asia/Kolkata', '2025-08-01T09:30:00', '2025-08-01T04:00:00Z'],
  ['UTC', '2025-08-01T09:30:00', '2025-08-01T09:30:00Z'],
  ['America/New_York', '2025-08-01T09:30:00', '2025-08-01T13:30:00Z'],
  ['America/New_York', '2025-12-01T09:30:00', '2025-12-01T14:30:00Z'],
  // Before and after the end of daylight saving time on 2 November.
  ['America/New_York', '2025-11-01T23:30:00', '2025-11-02T03:30:00Z'],
  ['America/New_York', '2025-11-02T03:30:00', '2025-11-02T08:30:00Z'],
])('in %s, %s is %s', (timeZone, clock, instant) => {
  expect(instantOf(clock, timeZone)).toBe(Date.parse(instant));
  expect(clockTime(Date.parse(instant), timeZone)).toBe(clock);
});

test('a date is that of the time zone, and begins at its midnight', () => {
  const lateEvening = Date.parse('2025-07-31T18:30:00Z');
  expect(calendarDate(lateEvening, 'Asia/Kolkata')).toBe('2025-08-01');
  expect(calendarDate(lateEvening - 1, 'Asia/Kolkata')).toBe('2025-07-31');
  expect(startOfDay('2025-08-01', 'Asia/Kolkata')).toBe(lateEvening);
});

test('a year below 1000, as while typing, is valid', () => {
  expect(clockTime(instantOf('0002-06-15T09:30', 'Asia/Kolkata'), 'Asia/Kolkata')).toBe(
    '0002-06-15T09:30:00',
  );
});
