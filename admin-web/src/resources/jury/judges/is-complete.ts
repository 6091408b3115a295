import type { Jury } from '../api';

/** Whether the jury takes no more judges: its final has a mark, or the jury is over. The server enforces it. */
export function isComplete({ rounds, hasHiddenMarks }: Pick<Jury, 'rounds' | 'hasHiddenMarks'>): boolean {
  const final = rounds.find(({ number }) => number === 2);
  return !hasHiddenMarks || (final?.assignments.some(({ state }) => state === 'submitted') ?? false);
}
