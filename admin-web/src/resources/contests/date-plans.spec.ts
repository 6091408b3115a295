import { findDateOrderErrors, mapDates } from '@paattu/shared/contest-dates';
import { DATE_PLANS, planDates, planOf, postpone } from './date-plans';

const NOW = Date.parse('2026-11-29T20:00:00Z');
const empty = { ...mapDates(() => ''), timeZone: 'Asia/Kolkata' };

test('the usual plan opens on the first Monday a week after an announcement tomorrow at the earliest', () => {
  // It is Monday 30 November in India.
  expect(planDates('usual', empty, NOW)).toEqual({
    announceAt: '2026-12-07T09:00',
    opensAt: '2026-12-14T00:00',
    closesAt: '2027-01-11T00:00',
    votingOpensAt: '2027-01-11T00:00',
    votingClosesAt: '2027-01-25T00:00',
    winnerAt: '2027-02-01T18:00',
  });
});

test('a plan begins when the owner has said that submissions open, and is announced then if less than a week is left', () => {
  expect(planDates('short', { ...empty, opensAt: '2026-12-04T09:30' }, NOW)).toEqual({
    announceAt: '2026-12-04T09:30',
    opensAt: '2026-12-04T09:30',
    closesAt: '2026-12-18T00:00',
    votingOpensAt: '2026-12-18T00:00',
    votingClosesAt: '2026-12-25T00:00',
    winnerAt: '2026-12-28T18:00',
  });
});

test('a date that is half typed begins no plan', () => {
  expect(planDates('usual', { ...empty, opensAt: '0202-12-04T09:30' }, NOW).opensAt).toBe('2026-12-14T00:00');
});

test.each(DATE_PLANS)(
  'the dates of the plan %s are in order, in each zone and on each day of a year',
  (plan) => {
    for (const timeZone of ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'])
      for (let day = 0; day < 366; day += 1) {
        const dates = planDates(plan, { ...empty, timeZone }, NOW + day * 86_400_000);
        expect(findDateOrderErrors((date) => Date.parse(`${dates[date]}Z`))).toEqual([]);
      }
  },
);

test('a draft follows the plan that has filled it, whenever it is announced, until another date changes', () => {
  const draft = { ...empty, ...planDates('usual', empty, NOW) };
  expect(planOf(draft, NOW)).toBe('usual');
  expect(planOf({ ...draft, announceAt: '2026-12-01T10:00' }, NOW)).toBe('usual');
  expect(planOf({ ...draft, winnerAt: '2027-02-02T18:00' }, NOW)).toBeNull();
  expect(planOf(empty, NOW)).toBeNull();
});

test('more time moves every date that has not passed, and keeps the time of day', () => {
  const dates = planDates('short', { ...empty, opensAt: '2026-12-04T09:30' }, NOW);
  expect(postpone(dates, ['announceAt', 'opensAt'], 7)).toEqual({
    announceAt: '2026-12-04T09:30',
    opensAt: '2026-12-04T09:30',
    closesAt: '2026-12-25T00:00',
    votingOpensAt: '2026-12-25T00:00',
    votingClosesAt: '2027-01-01T00:00',
    winnerAt: '2027-01-04T18:00',
  });
  expect(postpone({ ...dates, winnerAt: '' }, [], 3)).toMatchObject({
    opensAt: '2026-12-07T09:30',
    winnerAt: '',
  });
});
