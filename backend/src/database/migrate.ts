import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { LOCKS, lockConnection, unlock } from './locks.js';

export class SchemaTooNewError extends Error {
  constructor(unknown: string[]) {
    super(
      `DATABASE_URL: the database has migrations that this release does not know (${unknown.join(', ')}); start a newer release`,
    );
    this.name = 'SchemaTooNewError';
  }
}

/**
 * Runs the pending migrations under a lock in the database: of several processes that start at once, one migrates and
 * the others wait.
 */
export function migrate(dataSource: DataSource): Promise<void> {
  return migrateUnderLock(dataSource, (runMigrations) => runMigrations());
}

/** As `migrate`, with more work under the same lock. */
export function migrateUnderLock(
  dataSource: DataSource,
  work: (runMigrations: () => Promise<void>) => Promise<void>,
): Promise<void> {
  return underLock(dataSource, async () => {
    await rejectNewerSchema(dataSource);
    await work(async () => void (await dataSource.runMigrations()));
  });
}

/**
 * Undoes the newest migration, for the previous release. No process of this release may run: it would not fit the
 * schema, and a start would migrate again.
 * @returns the name of the migration, or null without one
 */
export async function undoLastMigration(dataSource: DataSource): Promise<string | null> {
  return underLock(dataSource, async () => {
    await rejectNewerSchema(dataSource);
    const newest = (await appliedMigrations(dataSource)).at(-1) ?? null;
    if (newest !== null) await dataSource.undoLastMigration();
    return newest;
  });
}

async function underLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const connection = (await runner.connect()) as PoolClient;
  try {
    await lockConnection(runner.manager, LOCKS.migrations);
    return await work();
  } finally {
    // If the unlock fails, the end of the connection releases the lock.
    await unlock(runner.manager, LOCKS.migrations).catch(() => connection.end());
    await runner.release();
  }
}

async function rejectNewerSchema(dataSource: DataSource): Promise<void> {
  const known = new Set(dataSource.migrations.map((migration) => migration.name));
  const unknown = (await appliedMigrations(dataSource)).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new SchemaTooNewError(unknown);
}

/** Oldest first. */
async function appliedMigrations(dataSource: DataSource): Promise<string[]> {
  const [table] = await dataSource.query<Array<{ exists: boolean }>>(
    `select to_regclass('migrations') is not null as exists`,
  );
  if (!table?.exists) return [];
  const applied = await dataSource.query<Array<{ name: string }>>('select name from migrations order by id');
  return applied.map(({ name }) => name);
}
