import { type EntityManager, IsNull } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { Contest, type PublishedContest } from '../../../contests/contest.entity.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { lockEntry } from '../../lock-entries.js';
import { EntryRevision } from './entry-revision.entity.js';

/** An entry with what decides whether and how its entrant can change it. */
export interface ChangeableEntry {
  entry: ContestEntry;
  contest: PublishedContest;
  /** The pending one. */
  revision: EntryRevision | null;
}

export async function findEntry(manager: EntityManager, id: string): Promise<ChangeableEntry> {
  const entry = await manager.findOneBy(ContestEntry, { id, deletedAt: IsNull() });
  if (!entry) throw new DomainError('NOT_FOUND');
  const contest = await manager.findOneByOrFail(Contest, { id: entry.contestId });
  return { entry, contest: contest as PublishedContest, revision: await findPending(manager, id) };
}

/**
 * As `findEntry`. An edit of the contest's dates, a decision, and another change of the entry wait for the transaction. The entry is locked before
 * its contest, as everywhere.
 */
export async function lockEntryOfContest(manager: EntityManager, id: string): Promise<ChangeableEntry> {
  const entry = await lockEntry(manager, id);
  // An approval, which counts in the row of the contest, does not wait.
  const contest = await manager.findOneOrFail(Contest, {
    where: { id: entry.contestId },
    lock: { mode: 'for_key_share' },
  });
  return { entry, contest: contest as PublishedContest, revision: await lockPending(manager, id) };
}

export function findPending(manager: EntityManager, entryId: string): Promise<EntryRevision | null> {
  return manager.findOneBy(EntryRevision, { entryId, state: 'pending' });
}

/** To be called after the entry is locked. The nightly job, which locks no entry, cannot delete the revision meanwhile. */
export function lockPending(manager: EntityManager, entryId: string): Promise<EntryRevision | null> {
  return manager.findOne(EntryRevision, {
    where: { entryId, state: 'pending' },
    lock: { mode: 'pessimistic_write' },
  });
}
