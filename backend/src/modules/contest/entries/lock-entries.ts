import type { EntityManager } from 'typeorm';

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
