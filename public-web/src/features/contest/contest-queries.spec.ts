import { type Contest, untilNextState } from './contest-queries';

const contest = {
  announceAt: '2025-06-14T18:30:00Z',
  opensAt: '2025-06-16T18:30:00Z',
  closesAt: '2025-07-24T18:30:00Z',
  votingOpensAt: '2025-07-31T18:30:00Z',
  votingClosesAt: '2025-08-15T18:30:00Z',
  winnerAt: '2025-08-15T18:30:00Z',
} as Contest;

test.each([
  ['2025-06-16T18:29:59Z', 2_000],
  ['2025-06-16T18:30:00Z', 2 ** 31 - 1],
  ['2025-07-24T18:29:50Z', 11_000],
  ['2025-08-15T18:30:00Z', undefined],
])('at %s the contest is read again after %s ms', (now, expected) => {
  expect(untilNextState(contest, Date.parse(now))).toBe(expected);
});
