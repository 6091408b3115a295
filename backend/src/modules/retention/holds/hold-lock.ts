import type { EntityManager } from 'typeorm';

/** An arbitrary number. */
const HOLDS = 1_766_600_000;

/**
 * To be called before a transaction deletes what a legal hold could keep: a hold that is being set waits for the end of the transaction,
 * and one that is set is seen by the next statement.
 */
export async function shareHolds(manager: EntityManager): Promise<void> {
  await manager.query('select pg_advisory_xact_lock_shared($1)', [HOLDS]);
}

/** To be called before a hold is set. */
export async function lockHolds(manager: EntityManager): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [HOLDS]);
}
