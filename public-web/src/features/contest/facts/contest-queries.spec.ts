import type { ApiClient } from '@paattu/api-client';
import { type Contest, contestQuery, serverTime, untilNextState } from './contest-queries';

const DAY_MS = 86_400_000;

const contest = {
  announceAt: '2025-06-14T18:30:00Z',
  opensAt: '2025-06-16T18:30:00Z',
  closesAt: '2025-07-24T18:30:00Z',
  votingOpensAt: '2025-07-31T18:30:00Z',
  votingClosesAt: '2025-08-15T18:30:00Z',
  winnerAt: '2025-08-15T18:30:00Z',
};

/** The contest as the server sends it at `serverNow`, by a clock that is `ahead` of the server's. */
const readAt = (serverNow: string, ahead = 0) =>
  ({ ...contest, serverNow, readAt: Date.parse(serverNow) + ahead }) as Contest;

/** The contest in the data of a page. */
const ofPage = (serverNow: string) => ({ ...contest, serverNow, readAt: null }) as Contest;

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
  expect(untilNextState(read, Date.parse(read.serverNow) + ahead + 4_000)).toBe(7_000);
});

test.each([
  ['an hour behind the server’s', '2025-07-24T17:29:50Z', 100],
  ['days ahead of it, or on an old page', '2025-07-27T18:29:50Z', 100],
  ['near the server’s', '2025-07-24T18:29:54Z', 7_000],
])('a page that is opened by a clock %s reads the contest again in time', (_, now, expected) => {
  expect(untilNextState(ofPage('2025-07-24T18:29:50Z'), Date.parse(now))).toBe(expected);
});

test('a page of a contest without a next instant is not read again, whatever the clock', () => {
  expect(untilNextState(ofPage('2025-08-15T18:30:00Z'), Date.parse('2031-01-01'))).toBeUndefined();
});

test.each([
  ['an answer, by a clock that is right', readAt('2025-07-24T18:29:50Z'), 4_000, 4_000],
  [
    'an answer, by a clock that is three days behind',
    readAt('2025-07-24T18:29:50Z', -3 * DAY_MS),
    4_000 - 3 * DAY_MS,
    4_000,
  ],
  [
    'an answer, by a clock that is three days ahead',
    readAt('2025-07-24T18:29:50Z', 3 * DAY_MS),
    4_000 + 3 * DAY_MS,
    4_000,
  ],
  ['a page, by a clock near the server’s', ofPage('2025-07-24T18:29:50Z'), 4_000, 4_000],
  [
    'a page, by a clock that is three days behind, until an answer comes',
    ofPage('2025-07-24T18:29:50Z'),
    -3 * DAY_MS,
    0,
  ],
  [
    'a page, by a clock that is three days ahead, until an answer comes',
    ofPage('2025-07-24T18:29:50Z'),
    3 * DAY_MS,
    0,
  ],
])('the server’s time is that of %s', (_, read, now, expected) => {
  const then = Date.parse(read.serverNow);
  expect(serverTime(read, then + now) - then).toBe(expected);
});

test('a state that is over is read again soon', () => {
  expect(untilNextState(readAt('2025-07-24T18:29:50Z'), Date.parse('2025-07-24T18:31:00Z'))).toBe(30_000);
});

test('a hidden tab reads the contest again too', () => {
  expect(contestQuery({} as ApiClient).refetchIntervalInBackground).toBe(true);
});
