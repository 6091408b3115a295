import type { EntityManager } from 'typeorm';

/** Waits until no other transaction changes the judges and rounds of the contest. The lock ends with the transaction. */
export async function lockJury(manager: Pick<EntityManager, 'query'>, contestId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('jury ' || $1, 0))`, [contestId]);
}
