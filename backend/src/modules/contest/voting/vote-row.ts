import type { BallotState } from './ballot.entity.js';
import { type BallotEntryRow, toBallotEntry } from './ballot-entries.sql.js';
import type { ContestVoteDto } from './voting.dto.js';

/** `VOTE_COLUMNS` of a vote that was not taken back. */
export interface VoteRow extends BallotEntryRow {
  state: Exclude<BallotState, 'withdrawn'>;
  receipt: string;
  votedAt: Date;
  isEntryInContest: boolean;
  isEntryDeleted: boolean;
}

/** The row of a link whose vote changed nothing. */
export type UnchangedVoteRow = BallotEntryRow & { state: null };

export const VOTE_STATE_OF = { counted: 'counted', quarantined: 'checking', void: 'void' } as const;

export function toVote({ isEntryDeleted, ...vote }: VoteRow): ContestVoteDto {
  const { state, receipt, votedAt, isEntryInContest, ...entry } = vote;
  return {
    entry: isEntryDeleted ? null : toBallotEntry(entry),
    state: VOTE_STATE_OF[state],
    receipt,
    votedAt,
    isEntryInContest,
  };
}
