import type { BallotState } from './ballot.entity.js';
import { type BallotEntryRow, toBallotEntry } from './ballot-entries.sql.js';
import type { ContestVoteDto } from './voting.dto.js';
import { IS_OPEN_FOR_LINKS } from '../contests/public.sql.js';

/** `VOTE_COLUMNS` of a vote that was not taken back. */
export interface VoteRow extends BallotEntryRow {
  state: Exclude<BallotState, 'withdrawn'>;
  receipt: string;
  votedAt: Date;
  isEntryInContest: boolean;
  /** `IS_FRESH`; absent right after a press. */
  isFresh?: boolean;
  isEntryBack?: boolean;
  isEntryDeleted: boolean;
}

/** The row of a link whose vote changed nothing. */
export type UnchangedVoteRow = BallotEntryRow & { state: null };

export const VOTE_STATE_OF = { counted: 'counted', quarantined: 'checking', void: 'void' } as const;

/** SQL for a vote of which nobody is told yet whether it counts: at once, the answer would show a program which signals to change. */
export const IS_FRESH = `(ballot.changed_at > site_now() - interval '24 hours' and ${IS_OPEN_FOR_LINKS})`;

export function toVote({ isEntryDeleted, ...vote }: VoteRow): ContestVoteDto {
  const { state, receipt, votedAt, isEntryInContest, isFresh = true, isEntryBack = false, ...entry } = vote;
  return {
    entry: isEntryDeleted ? null : toBallotEntry(entry),
    state: isFresh ? 'received' : VOTE_STATE_OF[state],
    receipt,
    votedAt,
    isEntryInContest,
    isEntryBack,
  };
}

/** Removes from the answer all that tells the chosen entry. */
export function hideChoice(vote: ContestVoteDto): ContestVoteDto {
  return { ...vote, entry: null, isEntryInContest: true, isEntryBack: false };
}
