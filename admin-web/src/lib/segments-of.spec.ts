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
  segmentsOf((date) => Date.parse(DATES[date]), Date.parse(day)).map(({ date, lasts, passed }) => [
    date,
    lasts / 86_400_000,
    passed,
  ]);

test('phases have their length, and those without any are left out', () => {
  expect(at('2025-06-06')).toEqual([
    ['announceAt', 10, 0.5],
    ['opensAt', 50, undefined],
    ['votingOpensAt', 10, undefined],
    ['winnerAt', Infinity, undefined],
  ]);
});

test.each([
  ['2025-05-01', []],
  ['2025-07-31', ['votingOpensAt']],
  ['2026-01-01', ['winnerAt']],
])('on %s the present phase is %j', (day, present) => {
  expect(
    at(day)
      .filter(([, , passed]) => passed !== undefined)
      .map(([date]) => date),
  ).toEqual(present);
});
