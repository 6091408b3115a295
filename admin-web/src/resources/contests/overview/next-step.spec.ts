import { CONTEST_STATES } from '@paattu/shared/contest-state';
import { nextStep } from './next-step';

const winnerAt = '2025-08-16T00:00:00Z';
const before = Date.parse('2025-08-15T00:00:00Z');

test('each state has its step', () => {
  const steps = CONTEST_STATES.map((state) => nextStep({ state, winnerAt }, 0, before));
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

test('entries that wait come first', () => {
  expect(nextStep({ state: 'voting', winnerAt }, 2, before).name).toBe('review');
});

test('from the day of the winner on, the result is due', () => {
  expect(nextStep({ state: 'judging', winnerAt }, 0, Date.parse(winnerAt)).name).toBe('decide');
});
