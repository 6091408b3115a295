import type { EntityManager } from 'typeorm';
import { LOCKS, shareLock } from '../../database/locks.js';

/** SQL: whether a legal hold keeps the contest with the id. */
export const heldBy = (contestId: string) =>
  `exists (select from legal_holds hold where hold.contest_id = ${contestId} and hold.lifted_at is null)`;

/** SQL: whether a legal hold that was set before this time keeps any contest. */
export const isHoldFromBefore = (time: string) =>
  `exists (select from legal_holds where lifted_at is null and set_at < ${time})`;

/** Shares the lock of holds, so call it before the transaction locks a row. */
export async function isHeld(manager: EntityManager, contestId: string): Promise<boolean> {
  await shareLock(manager, LOCKS.holds);
  const [hold] = await manager.query<[{ isHeld: boolean }]>(`select ${heldBy('$1')} as "isHeld"`, [
    contestId,
  ]);
  return hold.isHeld;
}
