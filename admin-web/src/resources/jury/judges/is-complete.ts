import type { Jury } from '../../../records';

/** Whether nobody can join the jury any more: the final has a mark, or the jury is over. The server decides. */
export function isComplete({ rounds, hasHiddenMarks }: Pick<Jury, 'rounds' | 'hasHiddenMarks'>): boolean {
  const final = rounds.find(({ number }) => number === 2);
  return !hasHiddenMarks || (final?.assignments.some(({ state }) => state === 'submitted') ?? false);
}
