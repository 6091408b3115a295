import type { EntityManager } from 'typeorm';

/** An arbitrary number. */
const ONE_AT_A_TIME = 1_766_920_000;

/** Waits until nobody else scores votes, or decides on them, until the end of the transaction. */
export async function lockScores(manager: Pick<EntityManager, 'query'>): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [ONE_AT_A_TIME]);
}

/** As `lockScores`, but returns false instead of waiting. */
export async function tryLockScores(manager: EntityManager): Promise<boolean> {
  const [{ isFree }] = await manager.query<[{ isFree: boolean }]>(
    'select pg_try_advisory_xact_lock($1) as "isFree"',
    [ONE_AT_A_TIME],
  );
  return isFree;
}
