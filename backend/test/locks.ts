import { setTimeout } from 'node:timers/promises';
import { User } from '../src/modules/auth/user.entity.js';
import type { TestApp } from './app.js';

/** Resolves when this many transactions wait for a lock. */
export async function waitingForLock(app: TestApp, wanted = 1): Promise<void> {
  for (let count = 0; count !== wanted; await setTimeout(10)) {
    const [row] = await app.dataSource.query<[{ count: number }]>(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    count = row.count;
  }
}

/** Begins a transaction that a test holds open. Returns how to query in it, and how to commit it. */
export async function holdTransaction(app: TestApp) {
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  return {
    query: runner.query.bind(runner),
    async commit(): Promise<void> {
      await runner.commitTransaction();
      await runner.release();
    },
  };
}

/** Locks the row of a user in a transaction, so that a test controls the order of parallel requests. */
export async function lockUser(app: TestApp, { id }: User) {
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.manager.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  return {
    /** Resolves when this many transactions wait for a lock. */
    waiting: (wanted: number) => waitingForLock(app, wanted),
    /** Releases the row, with a new password hash if one is given. */
    async release(passwordHash?: string): Promise<void> {
      if (passwordHash !== undefined) await runner.manager.update(User, { id }, { passwordHash });
      await runner.commitTransaction();
      await runner.release();
    },
  };
}
