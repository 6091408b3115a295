import type { Jury } from '../api';
import { mostFinalists, nextRound, planInWords, whyNoRound } from './round-plan';

const contest = { state: 'judging', winnerAt: '2031-08-18T00:00:00Z', timeZone: 'Asia/Kolkata' } as const;
const judgesOf = (count: number) => Array.from({ length: count }, () => ({ state: 'accepted' }));
const juryOf = (values: object) =>
  ({
    judges: judgesOf(3),
    rounds: [],
    approvedEntries: 16,
    serverNow: '2031-08-01T00:00:00Z',
    ...values,
  }) as unknown as Jury;

test('a round can open between the close of entries and the announcement of the winner', () => {
  expect(whyNoRound(juryOf({}), contest)).toBe(null);
  for (const state of ['scheduled', 'announced', 'open'] as const)
    expect(whyNoRound(juryOf({}), { ...contest, state })).toBe(
      'A round can open when the contest no longer accepts entries.',
    );
  expect(whyNoRound(juryOf({ serverNow: contest.winnerAt }), contest)).toMatch(
    /^A round would have to close before the winner is announced, which was 18 Aug 2031, 05:30 IST/,
  );
});

test.each([
  [0, 'Nobody has yet.'],
  [1, 'One has.'],
  [2, '2 have.'],
])('%i judges are too few', (count, words) => {
  const invited = { state: 'invited' };
  const revoked = { state: 'revoked' };
  const entered = { state: 'accepted', hasEntered: true };
  expect(whyNoRound(juryOf({ judges: [...judgesOf(count), invited, revoked, entered] }), contest)).toBe(
    `A round needs at least three judges who have accepted. ${words}`,
  );
});

test('no round opens without entries or beside another one', () => {
  expect(whyNoRound(juryOf({ approvedEntries: 0 }), contest)).toBe('No entry of this contest is approved.');
  expect(
    whyNoRound(juryOf({ rounds: [{ number: 1, isClosed: false, unfinishedEntries: 0 }] }), contest),
  ).toBe('The final can open when the first round has closed.');
  const first = { number: 1, isClosed: true, unfinishedEntries: 0 };
  expect(whyNoRound(juryOf({ rounds: [first] }), contest)).toBe(null);
  expect(whyNoRound(juryOf({ rounds: [{ ...first, unfinishedEntries: 1 }] }), contest)).toBe(
    'The final can open when each entry has three marks: 1 entry lacks some. Please extend the first round, and reassign what is left.',
  );
});

test.each([
  [[], 20, 2],
  [[], 21, 1],
  [[{ number: 1 }], 42, 2],
  [[{ number: 1 }, { number: 2 }], 42, null],
])('after %j, with %i entries, the next round is %j', (rounds, approvedEntries, number) => {
  expect(nextRound(juryOf({ rounds, approvedEntries }))).toBe(number);
});

test.each([
  [22, 20],
  [20, 20],
  [3, 3],
])('of %i entries of the first round, %i can be finalists', (count, most) => {
  const rounds = [{ number: 1, entries: Array.from({ length: count }, () => ({ place: null })) }];
  expect(mostFinalists(juryOf({ rounds }))).toBe(most);
});

test('without a first round, the number of finalists is no choice', () => {
  expect(mostFinalists(juryOf({ rounds: [] }))).toBe(null);
});

test.each([
  [1, 6, 43, 'Each of 43 entries goes to three of 6 judges: 129 marks, at most 22 marks for one judge.'],
  [2, 6, 20, 'Each of 6 judges marks 20 finalists: 120 marks.'],
  [2, 3, 1, 'Each of 3 judges marks 1 finalist: 3 marks.'],
] as const)('round %i of %i judges and %i entries: %s', (number, judges, entries, words) => {
  expect(planInWords(number, judges, entries)).toBe(words);
});
