import { CONTEST_DATE_ORDER, findDateOrderErrors, type ContestDate } from './contest-dates.js';

const inOrder: Record<ContestDate, number> = {
  announceAt: 1,
  opensAt: 2,
  closesAt: 3,
  votingOpensAt: 4,
  votingClosesAt: 5,
  winnerAt: 6,
};

function lateDates(changes: Partial<Record<ContestDate, number>>): ContestDate[] {
  const dates = { ...inOrder, ...changes };
  return findDateOrderErrors((date) => dates[date]).map(({ later }) => later);
}

test('accepts dates in order', () => {
  expect(lateDates({})).toEqual([]);
});

test.each(CONTEST_DATE_ORDER)('$later must not come before $earlier', ({ earlier, later }) => {
  expect(lateDates({ [later]: inOrder[earlier] - 0.5 })).toEqual([later]);
});

test.each(CONTEST_DATE_ORDER)('$later may equal $earlier: $mayBeEqual', ({ earlier, later, mayBeEqual }) => {
  expect(lateDates({ [later]: inOrder[earlier] })).toEqual(mayBeEqual ? [] : [later]);
});
