import type { ApiClient } from '@paattu/api-client';
import { contestQuery, untilNextState } from './contest-queries';

const contest = {
  announceAt: '2025-06-14T18:30:00Z',
  opensAt: '2025-06-16T18:30:00Z',
  closesAt: '2025-07-24T18:30:00Z',
  votingOpensAt: '2025-07-31T18:30:00Z',
  votingClosesAt: '2025-08-15T18:30:00Z',
  winnerAt: '2025-08-15T18:30:00Z',
};

type ReadContest = Parameters<typeof untilNextState>[0];

/** The contest as the server sends it at `serverNow`, by a clock that is `ahead` of the server's. */
const readAt = (serverNow: string, ahead = 0) =>
  ({ ...contest, serverNow, readAt: Date.parse(serverNow) + ahead }) as ReadContest;

test.each([
  ['2025-06-16T18:29:59Z', 2_000],
  ['2025-06-16T18:30:00Z', 2 ** 31 - 1],
  ['2025-07-24T18:29:50Z', 11_000],
  ['2025-08-15T18:30:00Z', undefined],
])('at %s the contest is read again after %s ms', (now, expected) => {
  expect(untilNextState(readAt(now), Date.parse(now))).toBe(expected);
});

test.each([
  ['ahead', 3_600_000],
  ['behind', -3_600_000],
])('by a clock that is an hour %s, the contest is read again at the same instant', (_, ahead) => {
  const read = readAt('2025-07-24T18:29:50Z', ahead);
  expect(untilNextState(read, read.readAt + 4_000)).toBe(7_000);
});

test('a page that a visitor opens by a clock behind the server’s reads the contest again in time', () => {
  expect(untilNextState(readAt('2025-07-24T18:29:50Z'), Date.parse('2025-07-24T17:00:00Z'))).toBe(11_000);
});

test('a state that is over is read again soon', () => {
  expect(untilNextState(readAt('2025-07-24T18:29:50Z'), Date.parse('2025-07-24T18:31:00Z'))).toBe(30_000);
});

test('a hidden tab reads the contest again too', () => {
  expect(contestQuery({} as ApiClient).refetchIntervalInBackground).toBe(true);
});
