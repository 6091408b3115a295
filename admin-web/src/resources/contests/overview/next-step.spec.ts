import { CONTEST_STATES } from '@paattu/shared/contest-state';
import { nextStep } from './next-step';

const winnerAt = '2025-08-16T00:00:00Z';
const before = Date.parse('2025-08-15T00:00:00Z');
const NOTHING = { entries: 0, votes: 0 };
const judging = { state: 'judging', winnerAt, hasMarks: true } as const;

test('each state has its step', () => {
  const steps = CONTEST_STATES.map((state) => nextStep({ ...judging, state }, NOTHING, before));
  expect(steps.map(({ name, resource, date = '' }) => `${name} ${resource} ${date}`.trim())).toEqual([
    'prepare contests',
    'announce contests announceAt',
    'wait contests opensAt',
    'collect entries closesAt',
    'rest entries votingOpensAt',
    'vote votes votingClosesAt',
    'judge jury winnerAt',
    'read results',
    'read results',
  ]);
});

test.each([
  ['entries', { entries: 2, votes: 3 }, 'review'],
  ['votes that were set aside', { entries: 0, votes: 3 }, 'sift'],
])('%s that wait come first', (_, waiting, name) => {
  expect(nextStep({ ...judging, state: 'voting' }, waiting, before).name).toBe(name);
});

test('where votes alone decide, nobody waits for a jury', () => {
  const step = nextStep({ ...judging, hasMarks: false }, NOTHING, before);
  expect(step).toEqual({ name: 'count', resource: 'results', date: 'winnerAt' });
});

test.each([true, false])('from the day of the winner on, the result is due (marks: %s)', (hasMarks) => {
  expect(nextStep({ ...judging, hasMarks }, NOTHING, Date.parse(winnerAt)).name).toBe('decide');
});
