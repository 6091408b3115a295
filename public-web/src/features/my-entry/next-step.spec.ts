import type { MyEntry } from './my-entry-queries';
import { nextStep } from './next-step';

const contest = {
  entryGate: 'submission_phase',
  acceptsEntries: false,
  serverNow: '2026-08-20T00:00:00.000Z',
  winnerAt: '2026-08-22T00:00:00.000Z',
} as MyEntry['contest'];

function next(status: MyEntry['status'], part: Partial<MyEntry['contest']>) {
  return nextStep({ status, contest: { ...contest, ...part } });
}

test.each([
  ['announced', { step: 'votingOpens', date: 'votingOpensAt' }],
  ['open', { step: 'votingOpens', date: 'votingOpensAt' }],
  ['closed', { step: 'votingOpens', date: 'votingOpensAt' }],
  ['voting', { step: 'votingCloses', date: 'votingClosesAt' }],
  ['judging', { step: 'result', date: 'winnerAt' }],
  ['decided', { step: 'over' }],
  ['archived', { step: 'over' }],
] as const)('an approved entry of a contest in the state %s', (state, step) => {
  expect(next('approved', { state })).toEqual(step);
});

test('the result is late once its date has passed', () => {
  expect(next('approved', { state: 'judging', serverNow: contest.winnerAt })).toEqual({ step: 'resultLate' });
});

test('a pending entry is checked until the contest is decided', () => {
  expect(next('pending', { state: 'judging' })).toEqual({ step: 'checking' });
  expect(next('pending', { state: 'decided' })).toEqual({ step: 'over' });
});

test.each(['rejected', 'withdrawn'] as const)(
  'after a %s entry one can enter again while entries are accepted',
  (status) => {
    const open = { state: 'open', acceptsEntries: true } as const;
    expect(next(status, open)).toEqual({ step: 'enterAgain', date: 'closesAt' });
    expect(next(status, { ...open, entryGate: 'always' })).toEqual({
      step: 'enterAgain',
      date: 'votingOpensAt',
    });
    expect(next(status, { state: 'closed' })).toEqual({ step: 'notInContest' });
    expect(next(status, { ...open, state: 'decided' })).toEqual({ step: 'notInContest' });
  },
);
