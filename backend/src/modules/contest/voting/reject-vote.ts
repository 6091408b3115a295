import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { MAX_CHANGES } from './votes.sql.js';
import { CONTESTS, IS_OPEN_FOR_VOTES } from '../contests/public.sql.js';
import { ENTRIES } from '../entries/public.sql.js';

/** Throws ENTRY_NOT_VOTABLE for an unknown entry. */
export async function findContestOf(manager: EntityManager, entryId: string): Promise<string> {
  const [entry] = await manager.query<Array<{ contestId: string }>>(
    `select contest_id as "contestId" from ${ENTRIES} where id = $1`,
    [entryId],
  );
  if (!entry) throw new DomainError('ENTRY_NOT_VOTABLE');
  return entry.contestId;
}

/** Throws why an entry got no vote: its contest takes none, or the entry is not in it. */
export async function rejectVote(manager: EntityManager, entryId: string): Promise<never> {
  await requireVotable(manager, entryId);
  // It became votable again after the statement that found it was not.
  throw new DomainError('ENTRY_NOT_VOTABLE');
}

/** Throws if the contest of the entry takes no votes, or the entry is not in it. */
export async function requireVotable(manager: EntityManager, entryId: string): Promise<void> {
  const [entry] = await manager.query<Array<{ isOpen: boolean; isApproved: boolean }>>(
    `select ${IS_OPEN_FOR_VOTES} as "isOpen", entry.status = 'approved' as "isApproved"
     from ${ENTRIES} entry join ${CONTESTS} contest on contest.id = contest_id where entry.id = $1`,
    [entryId],
  );
  if (entry && !entry.isOpen) throw new DomainError('VOTING_CLOSED');
  if (!entry?.isApproved) throw new DomainError('ENTRY_NOT_VOTABLE');
}

/** Throws if the vote is for another entry and can change no more. */
export async function requireMovable(
  manager: EntityManager,
  { contestId, voterKey, entryId }: { contestId: string; voterKey: Buffer; entryId: string },
): Promise<void> {
  const fixed = await manager.query<unknown[]>(
    `select from ballots where contest_id = $1 and voter_key = $2 and entry_id is distinct from $3::uuid and changes >= ${MAX_CHANGES}`,
    [contestId, voterKey, entryId],
  );
  if (fixed.length > 0) throw new DomainError('VOTE_FIXED');
}
