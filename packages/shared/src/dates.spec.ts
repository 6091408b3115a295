import { dates } from './dates/en.js';
import { dates as malayalam } from './dates/ml.js';
import { dayOf, timeOf } from './dates.js';
import { ordinalDate } from './ordinal-date.js';

test('a calendar date is the same in every time zone, and an instant has the day of the given zone', () => {
  expect(dates.long(dayOf('2025-05-30'))).toBe('30 May 2025');
  expect(dates.long(dayOf('2025-07-31T18:30:00Z', 'Asia/Kolkata'))).toBe('1 August 2025');
  expect(dates.long(dayOf('2025-07-31T18:29:59Z', 'Asia/Kolkata'))).toBe('31 July 2025');
});

test.each([
  ['2025-07-31T18:30:00Z', '00:00'],
  ['2025-07-31T18:29:59Z', '23:59'],
  ['2025-07-31T03:35:00Z', '09:05'],
])('%s is %s in India', (instant, shown) => {
  expect(timeOf(instant, 'Asia/Kolkata')).toBe(shown);
});

test.each([
  ['2025-07-31T18:30:00Z', 'August 1st, 2025'],
  ['2025-08-01T18:30:00Z', 'August 2nd, 2025'],
  ['2025-08-02T18:30:00Z', 'August 3rd, 2025'],
  ['2025-08-10T18:30:00Z', 'August 11th, 2025'],
  ['2025-08-20T18:30:00Z', 'August 21st, 2025'],
])('%s is %s in India', (instant, shown) => {
  expect(ordinalDate(dayOf(instant, 'Asia/Kolkata'), dates)).toBe(shown);
});

test.each([
  ['2025-08-01', '2025-08-15', '1 to 15 August 2025'],
  ['2025-06-17', '2025-07-31', '17 June to 31 July 2025'],
  ['2025-12-30', '2026-01-02', '30 December 2025 to 2 January 2026'],
  ['2025-08-15', '2025-08-15', '15 to 15 August 2025'],
])('%s and %s are %s', (from, to, range) => {
  expect(dates.range(dayOf(from), dayOf(to))).toBe(range);
});

test.each([
  ['2025-07-31T18:29:00Z', '31 July 2025, 23:59', '2025 ജൂലൈ 31, 11:59 PM'],
  // Midnight belongs to the day that it ends, also at the turn of the year.
  ['2025-07-31T18:30:00Z', '1 August 2025, 00:00', '2025 ജൂലൈ 31, അർധരാത്രി 12:00'],
  ['2025-07-31T18:30:59Z', '1 August 2025, 00:00', '2025 ജൂലൈ 31, അർധരാത്രി 12:00'],
  ['2025-12-31T18:30:00Z', '1 January 2026, 00:00', '2025 ഡിസംബർ 31, അർധരാത്രി 12:00'],
  ['2025-07-31T18:31:00Z', '1 August 2025, 00:01', '2025 ഓഗസ്റ്റ് 1, 12:01 AM'],
  ['2025-08-01T03:35:00Z', '1 August 2025, 09:05', '2025 ഓഗസ്റ്റ് 1, 9:05 AM'],
  ['2025-08-01T06:29:00Z', '1 August 2025, 11:59', '2025 ഓഗസ്റ്റ് 1, 11:59 AM'],
  ['2025-08-01T06:30:00Z', '1 August 2025, 12:00', '2025 ഓഗസ്റ്റ് 1, 12:00 PM'],
  ['2025-08-01T07:30:00Z', '1 August 2025, 13:00', '2025 ഓഗസ്റ്റ് 1, 1:00 PM'],
])('the moment %s in India is %s, in Malayalam with twelve hours', (instant, english, inMalayalam) => {
  expect(dates.moment(instant, 'Asia/Kolkata')).toBe(english);
  expect(malayalam.moment(instant, 'Asia/Kolkata')).toBe(inMalayalam);
});

test('Malayalam writes the year first, and shares year and month', () => {
  const range = (from: string, to: string) => malayalam.range(dayOf(from), dayOf(to));
  expect(malayalam.long(dayOf('2025-05-30'))).toBe('2025 മേയ് 30');
  expect(range('2025-08-01', '2025-08-15')).toBe('2025 ഓഗസ്റ്റ് 1 മുതൽ 15 വരെ');
  expect(range('2025-06-17', '2025-07-31')).toBe('2025 ജൂൺ 17 മുതൽ ജൂലൈ 31 വരെ');
  expect(range('2025-12-30', '2026-01-02')).toBe('2025 ഡിസംബർ 30 മുതൽ 2026 ജനുവരി 2 വരെ');
});
