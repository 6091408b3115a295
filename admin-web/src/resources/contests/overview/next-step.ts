import type { ContestDate } from '@paattu/shared/contest-dates';
import type { ContestState } from '@paattu/shared/contest-state';

export type StepName =
  'prepare' | 'announce' | 'wait' | 'collect' | 'rest' | 'vote' | 'judge' | 'count' | 'decide' | 'read';

export interface Step {
  name: StepName;
  /** The resource of the page where it is done. */
  resource: 'entries' | 'contests' | 'votes' | 'jury' | 'results';
  /** The date that the sentence names. */
  date?: ContestDate;
}

const OF_STATE: Readonly<Record<ContestState, Step>> = {
  draft: { name: 'prepare', resource: 'contests' },
  scheduled: { name: 'announce', resource: 'contests', date: 'announceAt' },
  announced: { name: 'wait', resource: 'contests', date: 'opensAt' },
  open: { name: 'collect', resource: 'entries', date: 'closesAt' },
  closed: { name: 'rest', resource: 'entries', date: 'votingOpensAt' },
  voting: { name: 'vote', resource: 'votes', date: 'votingClosesAt' },
  judging: { name: 'judge', resource: 'jury', date: 'winnerAt' },
  decided: { name: 'read', resource: 'results' },
  archived: { name: 'read', resource: 'results' },
};

/** What decides the next step of a contest. */
interface Facts {
  state: ContestState;
  winnerAt: string | null;
  /** Whether marks of a jury count, beside the votes. */
  hasMarks: boolean;
}

/** The one thing to do next for a contest while no entry and no vote waits. */
export function nextStep({ state, winnerAt, hasMarks }: Facts, now: number): Step {
  if (state !== 'judging') return OF_STATE[state];
  if (winnerAt !== null && Date.parse(winnerAt) <= now) return { name: 'decide', resource: 'results' };
  return hasMarks ? OF_STATE.judging : { name: 'count', resource: 'results', date: 'winnerAt' };
}
