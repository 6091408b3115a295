import type { ContestDate } from './contest-dates.js';
import {
  CONTEST_STATES,
  type ContestLife,
  contestState,
  showsTakingPart,
  formOf,
  rowOf,
  type ContestState,
} from './contest-state.js';

const instants = {
  announceAt: 100,
  opensAt: 200,
  closesAt: 300,
  votingOpensAt: 400,
  votingClosesAt: 500,
  winnerAt: 600,
};

/** The states that a contest has in turn, with the time at which each begins. */
function statesOf(
  entryGate: 'always' | 'submission_phase',
  {
    dates = instants,
    certifiedAt = 550,
    nextAnnouncedAt = null,
  }: { dates?: typeof instants } & Partial<ContestLife> = {},
) {
  const life = { instantOf: (date: ContestDate) => dates[date], entryGate, certifiedAt, nextAnnouncedAt };
  const states: Partial<Record<ContestState, number>> = {};
  for (let now = 99; now <= 801; now++) states[contestState(life, now)] ??= now;
  return states;
}

test('each state begins at its instant', () => {
  expect(statesOf('submission_phase')).toEqual({
    scheduled: 99,
    announced: 100,
    open: 200,
    closed: 300,
    voting: 400,
    judging: 500,
    decided: 600,
  });
});

test('a contest that accepts entries at any time is open until voting begins', () => {
  expect(statesOf('always')).toEqual({
    scheduled: 99,
    announced: 100,
    open: 200,
    voting: 400,
    judging: 500,
    decided: 600,
  });
});

test('a state whose instants are the same is left out', () => {
  const dates = { ...instants, closesAt: 400, winnerAt: 500 };
  expect(statesOf('submission_phase', { dates, certifiedAt: 500 })).toEqual({
    scheduled: 99,
    announced: 100,
    open: 200,
    voting: 400,
    decided: 500,
  });
});

test.each([
  ['before the winner is announced', 550, 600],
  ['later', 650, 650],
])('a result that is certified %s decides the contest', (_when, certifiedAt, decided) => {
  expect(statesOf('always', { certifiedAt })).toMatchObject({ judging: 500, decided });
});

test('a contest whose result is not certified is not decided', () => {
  expect(statesOf('always', { certifiedAt: null, nextAnnouncedAt: 700 })).not.toHaveProperty('decided');
});

test('a decided contest is archived when the next one is announced', () => {
  expect(statesOf('always', { nextAnnouncedAt: 700 })).toMatchObject({ decided: 600, archived: 700 });
});

test.each(CONTEST_STATES)('a contest that is %s offers no form while it accepts no entries', (state) => {
  expect(formOf({ state, acceptsEntries: false })).toBe('closed');
});

test('the table of decision 034', () => {
  const table = CONTEST_STATES.map((state) => {
    const { about, votingIsAhead } = rowOf(state);
    return [state, about, formOf({ state, acceptsEntries: true }), votingIsAhead];
  });

  expect(table).toEqual([
    ['draft', 'taking part', 'closed', false],
    ['scheduled', 'taking part', 'folded', true],
    ['announced', 'taking part', 'open', true],
    ['open', 'taking part', 'open', true],
    ['closed', 'entries', 'folded', true],
    ['voting', 'entries', 'folded', false],
    ['judging', 'entries', 'folded', false],
    ['decided', 'entries', 'folded', false],
    ['archived', 'entries', 'closed', false],
  ]);
});

test('a state of the next release announces nothing, and offers a form only while entries are accepted', () => {
  const state = 'paused' as ContestState;

  expect(rowOf(state)).toEqual({ about: 'entries', form: 'folded', votingIsAhead: false });
  expect(formOf({ state, acceptsEntries: false })).toBe('closed');
});

test.each([
  ['announced', 'submission_phase', true],
  ['open', 'submission_phase', true],
  ['closed', 'submission_phase', false],
  ['voting', 'submission_phase', false],
  ['judging', 'submission_phase', false],
  ['decided', 'submission_phase', false],
  ['archived', 'submission_phase', false],
  ['voting', 'always', true],
  ['archived', 'always', true],
] as const)(
  'in the state %s with the gate %s, the site shows how to take part: %s',
  (state, entryGate, shown) => {
    expect(showsTakingPart({ state, entryGate })).toBe(shown);
  },
);
