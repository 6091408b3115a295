import { CONTEST_STATES, type ContestState } from '@paattu/shared/contest-state';
import { homeOf, type HomeKind } from './home-kind';

const WINNER_AT = '2026-12-02T12:30:00.000Z';

const contestOf = (
  state: ContestState,
  changes: Partial<NonNullable<Parameters<typeof homeOf>[0]>> = {},
) => ({
  entryGate: 'submission_phase' as const,
  state,
  hasResults: state === 'decided' || state === 'archived',
  winnerAt: WINNER_AT,
  serverNow: WINNER_AT,
  ...changes,
});

test.each([
  ['draft', 'announced'],
  ['scheduled', 'announced'],
  ['announced', 'announced'],
  ['open', 'submissions'],
  ['closed', 'closed'],
  ['voting', 'voting'],
  ['judging', 'judging'],
  ['decided', 'decided'],
  ['archived', 'ended'],
] satisfies [ContestState, HomeKind][])('a contest that is %s has the home "%s"', (state, kind) => {
  for (const songs of [0, 1, 7]) expect(homeOf(contestOf(state), songs)).toBe(kind);
});

test('a contest that accepts entries at any time keeps the specified page in all its states', () => {
  for (const state of CONTEST_STATES)
    expect(homeOf(contestOf(state, { entryGate: 'always' }), 7)).toBe('specified');
});

test('a state that only the next release knows shows the entries', () => {
  expect(homeOf(contestOf('paused' as ContestState), 7)).toBe('closed');
});

test('the winner is the hero for thirty days, and the artist afterwards', () => {
  const kindAt = (serverNow: string) => homeOf(contestOf('decided', { serverNow }), 7);
  expect(kindAt('2027-01-01T12:29:59.999Z')).toBe('decided');
  expect(kindAt('2027-01-01T12:30:00.000Z')).toBe('ended');
});

test('until a certified result is public, the home is that of a judged contest, for thirty days at most', () => {
  const kindAt = (serverNow: string) => homeOf(contestOf('decided', { hasResults: false, serverNow }), 7);
  expect(kindAt(WINNER_AT)).toBe('judging');
  expect(kindAt('2027-01-01T12:30:00.000Z')).toBe('ended');
});

test.each([
  [0, 'empty'],
  [1, 'first-song'],
  [2, 'artist'],
] satisfies [number, HomeKind][])(
  'a site without a contest and with %d songs has the home "%s"',
  (songs, kind) => {
    expect(homeOf(null, songs)).toBe(kind);
  },
);

test('while the contest is not known, the home is that of an announced one', () => {
  expect(homeOf(undefined, 7)).toBe('announced');
});
