import type { DataSource } from 'typeorm';
import { LOCKS, lockConnection, unlock } from '../database/locks.js';

/** Works while no other process seeds the demo, or adds or removes the example. The lock outlasts transactions. */
export async function withDemoLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const connection = dataSource.createQueryRunner();
  try {
    // Longer than a request: the other process works meanwhile.
    await connection.startTransaction();
    await connection.query('set local lock_timeout = 0');
    await lockConnection(connection.manager, LOCKS.demo);
    await connection.commitTransaction();
    return await work();
  } finally {
    await unlock(connection.manager, LOCKS.demo).catch(() => {});
    await connection.release();
  }
}
