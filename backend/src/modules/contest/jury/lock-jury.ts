import type { EntityManager } from 'typeorm';
import { ENTRIES } from '../entries/public.sql.js';

/** Waits until no other transaction changes the judges and rounds of the contest. The lock ends with the transaction. */
export async function lockJury(manager: Pick<EntityManager, 'query'>, contestId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('jury ' || $1, 0))`, [contestId]);
}

/** As `lockJury`, of the contest of an entry: before the entry is locked, because an opening of a round locks the jury first. */
export async function lockJuryOf(manager: Pick<EntityManager, 'query'>, entryId: string): Promise<void> {
  await manager.query(
    `select pg_advisory_xact_lock(hashtextextended('jury ' || contest_id, 0)) from ${ENTRIES} where id = $1`,
    [entryId],
  );
}
