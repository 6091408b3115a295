import { CONTEST_STATES } from '@paattu/shared/contest-state';
import { nextStep } from './next-step';

const winnerAt = '2025-08-16T00:00:00Z';
const before = Date.parse('2025-08-15T00:00:00Z');
const judging = { state: 'judging', winnerAt, hasMarks: true } as const;

test('each state has its step', () => {
  const steps = CONTEST_STATES.map((state) => nextStep({ ...judging, state }, before));
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

test('where votes alone decide, nobody waits for a jury', () => {
  const step = nextStep({ ...judging, hasMarks: false }, before);
  expect(step).toEqual({ name: 'count', resource: 'results', date: 'winnerAt' });
});

test.each([true, false])('from the day of the winner on, the result is due (marks: %s)', (hasMarks) => {
  expect(nextStep({ ...judging, hasMarks }, Date.parse(winnerAt)).name).toBe('decide');
});
