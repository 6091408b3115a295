import type { EntityManager } from 'typeorm';

/**
 * Locks the approved entries of a contest as the rows that will refer to them do, before the contest is locked. A decision holds its entry when a
 * trigger counts the entries in the contest; in the other order, each would wait for the other.
 */
export async function lockEntries(manager: EntityManager, contestId: string): Promise<void> {
  await manager.query(
    `select from contest_entries where contest_id = $1 and status = 'approved' order by id for key share`,
    [contestId],
  );
}
