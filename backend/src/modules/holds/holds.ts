import type { EntityManager } from 'typeorm';

/** An arbitrary number. */
const HOLDS = 1_766_600_000;

/** SQL: whether a legal hold keeps the contest with the id. */
export const heldBy = (contestId: string) =>
  `exists (select from legal_holds hold where hold.contest_id = ${contestId} and hold.lifted_at is null)`;

/** SQL: whether a legal hold that was set before this time keeps any contest. */
export const isHoldFromBefore = (time: string) =>
  `exists (select from legal_holds where lifted_at is null and set_at < ${time})`;

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

/**
 * Takes the lock of `shareHolds`. Call it before the transaction locks a row: otherwise a hold that is being set may wait for that
 * row, and the transaction for the hold.
 */
export async function isHeld(manager: EntityManager, contestId: string): Promise<boolean> {
  await shareHolds(manager);
  const [hold] = await manager.query<[{ isHeld: boolean }]>(`select ${heldBy('$1')} as "isHeld"`, [
    contestId,
  ]);
  return hold.isHeld;
}
