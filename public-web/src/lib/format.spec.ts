import { abbreviateCount, formatDate, formatDateRange, formatOrdinalDate, formatPrize } from './format';

test('the prize is grouped as in India', () => {
  expect(formatPrize(500_000)).toBe('₹5,00,000');
  expect(formatPrize(99_999)).toBe('₹99,999');
  expect(formatPrize(10_000_000)).toBe('₹1,00,00,000');
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_049, '1K'],
  [1_050, '1.1K'],
  [1_234, '1.2K'],
  [48_300, '48.3K'],
  [999_949, '999.9K'],
  [999_950, '999.9K'],
  [999_999, '999.9K'],
  [1_000_000, '1M'],
  [1_234_567, '1.2M'],
  [3_400_000, '3.4M'],
])('a count of %i is shown as %s', (count, shown) => {
  expect(abbreviateCount(count)).toBe(shown);
});

test('a calendar date is the same in every time zone, and an instant has the day of the given zone', () => {
  expect(formatDate('2025-05-30')).toBe('30 May 2025');
  expect(formatDate('2025-07-31T18:30:00Z', 'Asia/Kolkata')).toBe('1 August 2025');
  expect(formatDate('2025-07-31T18:29:59Z', 'Asia/Kolkata')).toBe('31 July 2025');
});

test.each([
  ['2025-07-31T18:30:00Z', 'August 1st, 2025'],
  ['2025-08-01T18:30:00Z', 'August 2nd, 2025'],
  ['2025-08-02T18:30:00Z', 'August 3rd, 2025'],
  ['2025-08-10T18:30:00Z', 'August 11th, 2025'],
  ['2025-08-20T18:30:00Z', 'August 21st, 2025'],
])('%s is %s in India', (instant, shown) => {
  expect(formatOrdinalDate(instant, 'Asia/Kolkata')).toBe(shown);
});

test.each([
  ['2025-08-01', '2025-08-15', '1 to 15 August 2025'],
  ['2025-06-17', '2025-07-31', '17 June to 31 July 2025'],
  ['2025-12-30', '2026-01-02', '30 December 2025 to 2 January 2026'],
  ['2025-08-15', '2025-08-15', '15 to 15 August 2025'],
])('%s and %s are %s', (from, to, range) => {
  expect(formatDateRange(from, to, 'UTC')).toBe(range);
});
