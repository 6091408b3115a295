import type { Judge, JuryAssignment, JuryRound } from '../api';
import { progressOf, vacantOf } from './progress-of';

const judgesOf = (...states: Judge['state'][]) =>
  states.map((state, index) => ({ id: `judge-${index}`, state })) as Judge[];
const work = (number: JuryRound['number'], ...states: JuryAssignment['state'][]) => ({
  number,
  entries: [{ entryId: 'e' }] as JuryRound['entries'],
  assignments: states.map((state, index) => ({
    judgeId: `judge-${index}`,
    entryId: 'e',
    state,
  })) as JuryAssignment[],
});
const accepted = judgesOf('accepted', 'accepted', 'accepted', 'accepted');

test('counts the submitted marks, of those that are still to come', () => {
  expect(progressOf(work(1, 'submitted', 'assigned', 'draft', 'recused'), accepted)).toEqual({
    submitted: 1,
    all: 3,
  });
  expect(progressOf(work(1, 'abstained'), accepted)).toEqual({ submitted: 0, all: 0 });
});

test('a revoked judge owes no more marks, and the submitted ones stay', () => {
  const judges = judgesOf('revoked', 'revoked', 'accepted');
  expect(progressOf(work(1, 'submitted', 'draft', 'assigned'), judges)).toEqual({ submitted: 1, all: 2 });
});

test.each([
  [['submitted', 'assigned', 'draft'], 0],
  [['submitted', 'abstained', 'recused'], 2],
  [['submitted', 'abstained', 'recused', 'assigned'], 1],
] as const)('in the first round, %j lack %i', (states, vacant) => {
  expect(vacantOf(work(1, ...states), accepted)).toBe(vacant);
});

test('in the first round, the open marks of a revoked judge are vacant', () => {
  const judges = judgesOf('revoked', 'revoked', 'accepted');
  expect(vacantOf(work(1, 'submitted', 'draft', 'assigned'), judges)).toBe(1);
});

test('a judge who accepts after the final opened has vacant work until the final has marks', () => {
  const judges = judgesOf('accepted', 'accepted', 'invited', 'revoked');
  expect(vacantOf(work(2, 'draft'), judges)).toBe(1);
  expect(vacantOf(work(2, 'submitted'), judges)).toBe(0);
  expect(vacantOf(work(2, 'draft', 'recused'), judges)).toBe(0);
  const entered = judges.map((judge) => ({ ...judge, hasEntered: true }));
  expect(vacantOf(work(2, 'draft'), entered)).toBe(0);
});

test('the final has vacant work for each entry that was approved after it opened', () => {
  const { entries, ...others } = work(2, 'submitted', 'assigned', 'recused');
  const late = { entryId: 'late' } as JuryRound['entries'][number];
  expect(vacantOf({ ...others, entries: [...entries, late] }, judgesOf('accepted', 'accepted'))).toBe(2);
});
