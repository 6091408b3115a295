import { aboutOf, CONTEST_STATES, contestState, formOf, rowOf } from './contest-state.js';

const instants = {
  announceAt: 100,
  opensAt: 200,
  closesAt: 300,
  votingOpensAt: 400,
  votingClosesAt: 500,
  winnerAt: 600,
};

test.each([
  [99, 'scheduled'],
  [100, 'announced'],
  [199, 'announced'],
  [200, 'open'],
  [399, 'open'],
  [400, 'voting'],
  [499, 'voting'],
  [500, 'judging'],
  [599, 'judging'],
  [600, 'decided'],
])('at %i the contest is %s', (now, state) => {
  expect(contestState((date) => instants[date], now)).toBe(state);
});

test('a contest whose winner is announced at the end of voting is never judging', () => {
  expect(contestState((date) => ({ ...instants, winnerAt: 500 })[date], 500)).toBe('decided');
});

test.each(CONTEST_STATES)('a contest that is %s offers no form while it accepts no entries', (state) => {
  expect(formOf({ state, acceptsEntries: false })).toBe('closed');
});

test('a contest that accepts entries invites visitors to send them only before voting', () => {
  const inviting = CONTEST_STATES.filter((state) => formOf({ state, acceptsEntries: true }) === 'open');

  expect(inviting).toEqual(['announced', 'open']);
});

test('the first screen is about the covers as soon as the submissions are over', () => {
  const ofCovers = (acceptsEntries: boolean) =>
    CONTEST_STATES.filter((state) => aboutOf({ state, acceptsEntries }) === 'covers');

  expect(ofCovers(true)).toEqual(['voting', 'judging', 'decided', 'archived']);
  expect(ofCovers(false)).toEqual(['open', 'voting', 'judging', 'decided', 'archived']);
});

test('a sentence announces voting until it opens', () => {
  const announcing = CONTEST_STATES.filter((state) => rowOf(state).votingIsAhead);

  expect(announcing).toEqual(['draft', 'scheduled', 'announced', 'open']);
});

test('a contest without a state, from a process of the release before, is one that is entered', () => {
  expect(rowOf(undefined)).toEqual(rowOf('open'));
});
