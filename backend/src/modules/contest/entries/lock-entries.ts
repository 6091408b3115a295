import { type EntityManager, IsNull } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { ErrorCode } from '../../../common/errors/error-catalogue.js';
import { LOCKS, lock } from '../../../database/locks.js';
import { ContestEntry } from './contest-entry.entity.js';

/**
 * Waits until no other transaction changes the jury of the entry's contest: before the entry is locked, because an opening of a round locks
 * the jury first.
 */
export async function lockJuryOf(manager: EntityManager, entryId: string): Promise<void> {
  const [entry] = await manager.query<Array<{ contestId: string }>>(
    'select contest_id as "contestId" from contest_entries where id = $1',
    [entryId],
  );
  if (entry) await lock(manager, LOCKS.jury(entry.contestId));
}

/**
 * Locks the entries of a contest as the rows that will refer to them do, before the contest is locked. A decision, a withdrawal and an undo hold their
 * entry when a trigger counts the entries in the contest; in the other order, each would wait for the other. It also locks entries that have left
 * the contest, because the undo of a withdrawal writes its act before it changes the contest.
 */
export async function lockEntries(manager: EntityManager, contestId: string): Promise<void> {
  await manager.query('select from contest_entries where contest_id = $1 order by id for key share', [
    contestId,
  ]);
}

/** A decision, and another change of the entry, wait for the transaction. An entry that waits for its deletion is missing. */
export async function lockEntry(
  manager: EntityManager,
  id: string,
  missing: ErrorCode = 'NOT_FOUND',
): Promise<ContestEntry> {
  const entry = await manager.findOne(ContestEntry, {
    where: { id, deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!entry) throw new DomainError(missing);
  return entry;
}
