import type { DataSource } from 'typeorm';
import { LOCKS, withLock } from './locks.js';
import { BaseLine1768000000000, LAST_BEFORE_BASE_LINE } from './migrations/1768000000000-base-line.js';

export class SchemaTooNewError extends Error {
  constructor(unknown: string[]) {
    super(
      `DATABASE_URL: the database has migrations that this release does not know (${unknown.join(', ')}); start a newer release`,
    );
    this.name = 'SchemaTooNewError';
  }
}

export class SchemaTooOldError extends Error {
  constructor() {
    super(
      'DATABASE_URL: the database is older than release 0.1.0; start release 0.1.0 once (CHANGELOG.md names its commit), and then this one',
    );
    this.name = 'SchemaTooOldError';
  }
}

const BASE_LINE = new BaseLine1768000000000().name;

/** Whether a release before the base line ran it. Each name ends with 13 digits of its time. */
const isOlderThanBaseLine = (name: string) => name.slice(-13) < BASE_LINE.slice(-13);

/**
 * Finds the migrations of this release that a schema has. The last migration of release 0.1.0 counts as the base line.
 * @throws {SchemaTooOldError}
 * @throws {SchemaTooNewError}
 */
export function knownMigrations(known: string[], applied: string[]): string[] {
  const older = applied.filter(isOlderThanBaseLine);
  if (older.length > 0 && !older.includes(LAST_BEFORE_BASE_LINE)) throw new SchemaTooOldError();
  const unknown = applied.filter((name) => !older.includes(name) && !known.includes(name));
  if (unknown.length > 0) throw new SchemaTooNewError(unknown);
  return known.filter((name) => applied.includes(name) || (name === BASE_LINE && older.length > 0));
}

/**
 * Runs the pending migrations under a lock in the database: of several processes that start at once, one migrates and
 * the others wait.
 */
export function migrate(dataSource: DataSource): Promise<void> {
  return migrateUnderLock(dataSource, (runMigrations) => runMigrations());
}

/** As `migrate`, with more work under the same lock. `isUpgrade`: migrations are pending on a schema of an earlier release. */
export function migrateUnderLock(
  dataSource: DataSource,
  work: (runMigrations: () => Promise<void>, isUpgrade: boolean) => Promise<void>,
): Promise<void> {
  return withLock(dataSource, LOCKS.migrations, async () => {
    const applied = await rejectOtherSchema(dataSource);
    const isUpgrade = applied.length > 0 && applied.length < dataSource.migrations.length;
    await work(async () => void (await dataSource.runMigrations()), isUpgrade);
  });
}

/**
 * Undoes the newest migration, for the previous release. No process of this release may run: it would not fit the
 * schema, and a start would migrate again.
 * @returns the name of the migration, or null if no migration of this release is left
 * @throws {MadeByThisReleaseError}
 */
export async function undoLastMigration(dataSource: DataSource): Promise<string | null> {
  return withLock(dataSource, LOCKS.migrations, async () => {
    await rejectOtherSchema(dataSource);
    const newest = (await appliedMigrations(dataSource)).at(-1);
    if (newest === undefined || isOlderThanBaseLine(newest)) return null;
    await dataSource.undoLastMigration();
    return newest;
  });
}

/** Returns the migrations of this release that the schema has. */
async function rejectOtherSchema(dataSource: DataSource): Promise<string[]> {
  const known = dataSource.migrations.map((migration) => migration.name ?? '');
  return knownMigrations(known, await appliedMigrations(dataSource));
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
