import { nextDate } from './next-date';

const contest = {
  opensAt: '2025-06-17T00:00:00Z',
  closesAt: '2025-07-31T00:00:00Z',
  votingOpensAt: '2025-08-01T00:00:00Z',
  votingClosesAt: '2025-08-15T00:00:00Z',
  winnerAt: '2025-08-16T00:00:00Z',
};

test.each([
  ['2025-06-16T23:59:59Z', 'opensAt'],
  ['2025-06-17T00:00:00Z', 'closesAt'],
  ['2025-08-15T12:00:00Z', 'winnerAt'],
  ['2025-08-16T00:00:00Z', undefined],
])('at %s it is %s', (serverNow, date) => {
  expect(nextDate({ ...contest, serverNow })?.date).toBe(date);
});
