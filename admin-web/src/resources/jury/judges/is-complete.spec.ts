import type { Jury, JuryRound } from '../api';
import { isComplete } from './is-complete';

const round = (number: 1 | 2, ...states: string[]) =>
  ({ number, assignments: states.map((state) => ({ state })) }) as JuryRound;

test.each<[string, Pick<Jury, 'rounds' | 'hasHiddenMarks'>, boolean]>([
  ['without a round', { rounds: [], hasHiddenMarks: true }, false],
  ['with marks of the first round', { rounds: [round(1, 'submitted')], hasHiddenMarks: true }, false],
  ['with drafts in the final', { rounds: [round(2, 'draft', 'abstained')], hasHiddenMarks: true }, false],
  ['with a mark in the final', { rounds: [round(1), round(2, 'submitted')], hasHiddenMarks: true }, true],
  ['once it is over', { rounds: [round(2, 'assigned')], hasHiddenMarks: false }, true],
])('%s, a jury is complete or not', (_, jury, expected) => {
  expect(isComplete(jury)).toBe(expected);
});
