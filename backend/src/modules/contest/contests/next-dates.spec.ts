import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';
import { nextDates } from './next-dates.js';

const dates = {
  announceAt: new Date('2025-06-15T00:00:00+05:30'),
  opensAt: new Date('2025-06-17T00:00:00+05:30'),
  closesAt: new Date('2025-08-01T00:00:00+05:30'),
  votingOpensAt: new Date('2025-08-01T00:00:00+05:30'),
  votingClosesAt: new Date('2025-08-16T00:00:00+05:30'),
  winnerAt: new Date('2025-08-16T18:00:00+05:30'),
};

const NONE = Object.fromEntries(CONTEST_DATES.map((date) => [date, null])) as Record<ContestDate, null>;

test('moves all dates to the next year, with their weekdays and times', () => {
  expect(nextDates(dates, 'Asia/Kolkata', new Date('2025-11-22T00:00:00Z'))).toEqual({
    years: 1,
    dates: {
      announceAt: new Date('2026-06-14T00:00:00+05:30'),
      opensAt: new Date('2026-06-16T00:00:00+05:30'),
      closesAt: new Date('2026-07-31T00:00:00+05:30'),
      votingOpensAt: new Date('2026-07-31T00:00:00+05:30'),
      votingClosesAt: new Date('2026-08-15T00:00:00+05:30'),
      // 72 hours after voting ends, at the time of day of before.
      winnerAt: new Date('2026-08-18T18:00:00+05:30'),
    },
  });
});

test.each([
  ['2025-08-16T00:00', '2026-08-18T00:00'],
  ['2025-08-16T18:00', '2026-08-18T18:00'],
  ['2025-08-18T23:59', '2026-08-18T23:59'],
  ['2025-08-19T00:00', '2026-08-18T00:00'],
  ['2025-08-30T12:00', '2026-08-29T12:00'],
])('a winner of %s is announced at %s, with three days to count', (winner, expected) => {
  const next = nextDates(
    { ...dates, winnerAt: new Date(`${winner}+05:30`) },
    'Asia/Kolkata',
    new Date('2025-11-22T00:00:00Z'),
  );
  expect(next.dates.winnerAt).toEqual(new Date(`${expected}+05:30`));
});

// In the next year, the clock changes on 28 March and on 31 October.
test.each([
  ['2026-03-28T12:00Z', 95],
  ['2026-10-31T12:00Z', 73],
  ['2026-06-06T12:00Z', 72],
])('also where the clock changes, voting that ends at %s leaves %i hours to count', (closes, hours) => {
  const at = new Date(closes);
  const { dates: next } = nextDates({ ...NONE, votingClosesAt: at, winnerAt: at }, 'Europe/Berlin', at);
  expect((Number(next.winnerAt) - Number(next.votingClosesAt)) / 3_600_000).toBe(hours);
});

test.each([
  ['2026-06-13T18:29:59Z', 1, '2026-06-13T18:30:00Z'],
  ['2026-06-13T18:30:00Z', 2, '2027-06-12T18:30:00Z'],
  ['2027-11-22T00:00:00Z', 3, '2028-06-17T18:30:00Z'],
  ['2030-11-22T00:00:00Z', 6, '2031-06-14T18:30:00Z'],
])('at %s, moves them by %i years, to %s', (now, years, announceAt) => {
  const next = nextDates(dates, 'Asia/Kolkata', new Date(now));
  expect([next.years, next.dates.announceAt]).toEqual([years, new Date(announceAt)]);
});

test('a change to summer time keeps the clock time', () => {
  const closesAt = new Date('2026-03-29T23:00:00+02:00');
  const next = nextDates({ ...NONE, closesAt }, 'Europe/Berlin', new Date('2026-11-22T00:00:00Z'));
  expect(next.dates).toEqual({ ...NONE, closesAt: new Date('2027-03-28T23:00:00+02:00') });
});

test('missing dates stay missing, and nothing but dates is returned', () => {
  const contest = { ...NONE, id: 'of another contest' };
  expect(nextDates(contest, 'Asia/Kolkata', new Date())).toEqual({ years: 1, dates: NONE });
});
