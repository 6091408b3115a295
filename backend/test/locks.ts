import { setTimeout } from 'node:timers/promises';
import { User } from '../src/modules/auth/user.entity.js';
import type { TestApp } from './app.js';

/** Locks the row of a user in a transaction, so that a test controls the order of parallel requests. */
export async function lockUser(app: TestApp, { id }: User) {
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.manager.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  return {
    /** Resolves when this many transactions wait for a lock. */
    async waiting(wanted: number): Promise<void> {
      for (let count = 0; count !== wanted; await setTimeout(10)) {
        const [row] = await app.dataSource.query<[{ count: number }]>(
          `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        count = row.count;
      }
    },
    /** Releases the row, with a new password hash if one is given. */
    async release(passwordHash?: string): Promise<void> {
      if (passwordHash !== undefined) await runner.manager.update(User, { id }, { passwordHash });
      await runner.commitTransaction();
      await runner.release();
    },
  };
}
