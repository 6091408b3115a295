import type { ContestDate } from '@paattu/shared/contest-dates';
import { segmentsOf } from './segments-of';

const DATES: Record<ContestDate, string> = {
  announceAt: '2025-06-01',
  opensAt: '2025-06-11',
  closesAt: '2025-07-31',
  votingOpensAt: '2025-07-31',
  votingClosesAt: '2025-08-10',
  winnerAt: '2025-08-10',
};
const at = (day: string) =>
  segmentsOf((date) => Date.parse(DATES[date]), Date.parse(day)).map(({ date, lasts, passed, isNow }) => [
    date,
    lasts / 86_400_000,
    passed,
    isNow,
  ]);

test('phases have their length, and those without any are left out', () => {
  expect(at('2025-06-06')).toEqual([
    ['announceAt', 10, 0.5, true],
    ['opensAt', 50, 0, false],
    ['votingOpensAt', 10, 0, false],
    ['winnerAt', Infinity, 0, false],
  ]);
});

test.each([
  ['2025-05-01', []],
  ['2025-07-31', ['votingOpensAt']],
  ['2026-01-01', ['winnerAt']],
])('on %s the present phase is %j', (day, present) => {
  expect(
    at(day)
      .filter(([, , , isNow]) => isNow)
      .map(([date]) => date),
  ).toEqual(present);
});

test('what has passed has passed in full, and the last phase is at its half', () => {
  expect(at('2026-01-01').map(([date, , passed]) => [date, passed])).toEqual([
    ['announceAt', 1],
    ['opensAt', 1],
    ['votingOpensAt', 1],
    ['winnerAt', 0.5],
  ]);
});

test('a phase is as wide as the root of its days, and never narrower than one of a day', () => {
  const dates = { ...DATES, winnerAt: '2025-08-10T01:00' };
  const widths = segmentsOf((date) => Date.parse(dates[date]), 0).map(({ date, weight }) => [
    date,
    weight ** 2,
  ]);
  expect(widths.map(([date, square]) => [date, Math.round(Number(square))])).toEqual([
    ['announceAt', 10],
    ['opensAt', 50],
    ['votingOpensAt', 10],
    ['votingClosesAt', 1],
    ['winnerAt', 1],
  ]);
});
