import type { EntityManager } from 'typeorm';

/** Lets the owner's acts on one jury, and a judge who accepts, wait for each other until the end of the transaction. */
export async function lockJury(manager: EntityManager, contestId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('jury ' || $1, 0))`, [contestId]);
}
