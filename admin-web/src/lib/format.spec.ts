import { localZone } from '@paattu/shared/time-zones';
import { setSiteZone } from './site-zone';
import {
  formatBeginning,
  formatContestDate,
  formatDateTime,
  formatDeadline,
  formatInZone,
  formatLength,
  formatShortZonedTime,
  formatTime,
  formatZonedTime,
} from './format';

const evening = (year: number) => `${year}-01-05T18:30:00+05:30`;

test('all times have 24 hours, also midnight', () => {
  expect(formatInZone(evening(2027), 'Asia/Kolkata')).toBe('5 Jan 2027, 18:30 IST');
  expect(formatInZone('2027-01-05T00:00:00+05:30', 'Asia/Kolkata')).toBe('5 Jan 2027, 00:00 IST');
  for (const format of [formatDateTime, formatTime, formatZonedTime, formatShortZonedTime])
    expect(format(evening(2027))).not.toMatch(/[ap]\.?m/i);
});

describe('in the zone of the site', () => {
  afterEach(() => setSiteZone(localZone()));

  test.each([
    ['Asia/Kolkata', '5 Jan 2027, 18:30', '5 Jan 2027, 18:30 IST'],
    ['Pacific/Auckland', '6 Jan 2027, 02:00', '6 Jan 2027, 02:00 GMT+13'],
  ])('%s, a time is told wherever the device is', (zone, time, named) => {
    setSiteZone(zone);
    expect([formatDateTime(evening(2027)), formatZonedTime(evening(2027))]).toEqual([time, named]);
  });
});

describe('the coming dates of a contest are written as on the public site', () => {
  beforeEach(() => setSiteZone('Asia/Kolkata'));
  afterEach(() => setSiteZone(localZone()));
  const midnight = '2026-12-04T00:00:00+05:30';

  test('an end at midnight ends the day before, and a beginning begins the day', () => {
    expect(formatDeadline(midnight)).toBe('midnight on Thursday 3 December');
    expect(formatBeginning(midnight, 'Asia/Kolkata')).toBe('on Friday 4 December');
    expect(formatBeginning('2026-12-04T18:05:00+05:30', 'Asia/Kolkata')).toBe(
      'at 18:05 on Friday 4 December',
    );
  });

  test.each([
    ['announceAt', 'on Friday 4 December'],
    ['opensAt', 'on Friday 4 December'],
    ['closesAt', 'midnight on Thursday 3 December'],
    ['votingOpensAt', 'on Friday 4 December'],
    ['votingClosesAt', 'midnight on Thursday 3 December'],
    ['winnerAt', 'on Friday 4 December'],
  ] as const)('%s', (date, words) => {
    expect(formatContestDate(date, midnight, 'Asia/Kolkata')).toBe(words);
  });

  test('with the zone of a contest that has another one than the site', () => {
    expect(formatDeadline('2026-12-03T23:00:00Z', 'Etc/UTC')).toBe('23:00 on Thursday 3 December (UTC)');
  });
});

test.each([
  ['of this year has no year', 0, false],
  ['of the next year has its year', 1, true],
  ['of the last year has its year', -1, true],
])('a short time %s', (_, years, hasYear) => {
  const year = new Date().getFullYear() + years;
  // The middle of the year is in it in every zone.
  expect(formatShortZonedTime(`${year}-06-15T12:00:00Z`).includes(String(year))).toBe(hasYear);
});

test.each([
  [10, '10 minutes'],
  [0.2, '1 minute'],
  [59.6, '1 hour'],
  [90, '2 hours'],
  [24 * 60, '1 day'],
  [30 * 60, '30 hours'],
  [47.8 * 60, '2 days'],
  [28 * 24 * 60 + 60, '28 days'],
])('%d minutes last %s', (minutes, words) => {
  expect(formatLength(minutes * 60_000)).toBe(words);
});
