import type { ContestDate } from '@paattu/shared/contest-dates';
import type { ContestState } from '@paattu/shared/contest-state';

export type StepName =
  'review' | 'prepare' | 'announce' | 'wait' | 'collect' | 'rest' | 'vote' | 'judge' | 'decide' | 'read';

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

/** The one thing to do next for a contest: entries before all else, then what its state asks for. */
export function nextStep(
  { state, winnerAt }: { state: ContestState; winnerAt: string | null },
  pending: number,
  now: number,
): Step {
  if (pending > 0) return { name: 'review', resource: 'entries' };
  if (state === 'judging' && winnerAt !== null && Date.parse(winnerAt) <= now)
    return { name: 'decide', resource: 'results' };
  return OF_STATE[state];
}
