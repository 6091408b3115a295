import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { IS_OPEN } from './votes.sql.js';

/** Throws ENTRY_NOT_VOTABLE for an unknown entry. */
export async function findContestOf(manager: EntityManager, entryId: string): Promise<string> {
  const [entry] = await manager.query<Array<{ contestId: string }>>(
    'select contest_id as "contestId" from contest_entries where id = $1',
    [entryId],
  );
  if (!entry) throw new DomainError('ENTRY_NOT_VOTABLE');
  return entry.contestId;
}

/** Throws why an entry got no vote: its contest takes none, or the entry is not in it. */
export async function rejectVote(manager: EntityManager, entryId: string): Promise<never> {
  const [contest] = await manager.query<Array<{ isOpen: boolean }>>(
    `select ${IS_OPEN} as "isOpen" from contest_entries entry join contests contest on contest.id = contest_id
     where entry.id = $1`,
    [entryId],
  );
  throw new DomainError(contest && !contest.isOpen ? 'VOTING_CLOSED' : 'ENTRY_NOT_VOTABLE');
}
