import type { DataSource, QueryRunner } from 'typeorm';
import { LOCKS, lockConnection, tryLockConnection, unlock } from '../database/locks.js';

/** Works while no other process seeds the demo, or adds or removes the example. The lock outlasts transactions. */
export async function withDemoLock(dataSource: DataSource, work: () => Promise<void>): Promise<void> {
  await locked(dataSource, waitForLock, work);
}

/** As `withDemoLock`, but returns false instead of waiting: requests that wait would take all connections of the process. */
export function tryWithDemoLock(dataSource: DataSource, work: () => Promise<void>): Promise<boolean> {
  return locked(dataSource, ({ manager }) => tryLockConnection(manager, LOCKS.demo), work);
}

async function locked(
  dataSource: DataSource,
  take: (connection: QueryRunner) => Promise<boolean>,
  work: () => Promise<void>,
): Promise<boolean> {
  const connection = dataSource.createQueryRunner();
  try {
    if (!(await take(connection))) return false;
    try {
      await work();
      return true;
    } finally {
      await unlock(connection.manager, LOCKS.demo).catch(() => {});
    }
  } finally {
    await connection.release();
  }
}

/** Longer than a statement may wait otherwise: the other process works meanwhile. */
async function waitForLock(connection: QueryRunner): Promise<true> {
  await connection.startTransaction();
  await connection.query('set local lock_timeout = 0');
  await lockConnection(connection.manager, LOCKS.demo);
  await connection.commitTransaction();
  return true;
}
