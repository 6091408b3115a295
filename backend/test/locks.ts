import { setTimeout } from 'node:timers/promises';
import { User } from '../src/modules/auth/user.entity.js';
import type { TestApp } from './app.js';

/** Locks a user's row in a transaction of its own, so that a test decides what happens to whom at the same time. */
export async function lockUser(app: TestApp, { id }: User) {
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.manager.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  return {
    /** Resolves once so many transactions are waiting for a lock. */
    async waiting(wanted: number): Promise<void> {
      for (let count = 0; count !== wanted; await setTimeout(10)) {
        const [row] = await app.dataSource.query<[{ count: number }]>(
          `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        count = row.count;
      }
    },
    /** Frees the row, with a new password hash where one is given. */
    async release(passwordHash?: string): Promise<void> {
      if (passwordHash !== undefined) await runner.manager.update(User, { id }, { passwordHash });
      await runner.commitTransaction();
      await runner.release();
    },
  };
}
