import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { dataSourceOptions, migrations } from '../database/data-source.js';
import { knownMigrations, migrate } from '../database/migrate.js';
import { JOBS_SCHEMA } from '../infra/queue/migrate-jobs.js';
import { BackupError } from './backup-error.js';
import type { BackupFolder } from './backup-folder.js';
import { type Checksums, sha256Of } from './checksums.js';
import { type Contents, fileOfTable, keysIn } from './contents.js';
import { findNamedFiles } from './named-files.js';
import { agreeOnFormats, columnList, findTables, readRows } from './tables.js';

/** The query that lost the connection reports it. */
const ignoreLoss = () => {};

export async function requireEmptyDatabase(databaseUrl: string): Promise<void> {
  await withDataSource(databaseUrl, [], async (dataSource) => {
    const tables = await dataSource.query<Array<{ name: string }>>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by name limit 1`,
    );
    if (tables[0]) {
      throw new BackupError(
        `DATABASE_URL: the database is not empty (it has ${tables[0].name}). A backup is restored into an empty one only.`,
      );
    }
  });
}

/**
 * The migrations that make the schema of a backup.
 * @throws {SchemaTooNewError} its rows do not fit the schema of this release
 * @throws {SchemaTooOldError}
 */
export function migrationsOfBackup(contents: Contents): typeof migrations {
  const names = knownMigrations(migrations.map(nameOf), contents.migrations);
  return migrations.filter((migration) => names.includes(nameOf(migration)));
}

/**
 * Creates the tables of the release of the backup, fills them and compares them with the backup. Unless all of the
 * backup is restored, the database stays empty.
 */
export async function loadDatabase(
  databaseUrl: string,
  folder: BackupFolder,
  contents: Contents,
  checksums: Checksums,
): Promise<void> {
  await withDataSource(databaseUrl, migrationsOfBackup(contents), async (dataSource) => {
    const runner = dataSource.createQueryRunner();
    await runner.connect();
    await runner.startTransaction();
    try {
      await loadTables(dataSource, runner, folder, contents, checksums);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction().catch(() => {});
      throw error;
    } finally {
      await runner.release();
    }
  });
}

/**
 * Replaces everything in a database by a backup with the schema of this release, in the transaction of the runner.
 * @param dataSource of the runner, with all migrations
 */
export async function replaceTables(
  dataSource: DataSource,
  runner: QueryRunner,
  folder: BackupFolder,
  contents: Contents,
  checksums: Checksums,
): Promise<void> {
  // Others are not of the product.
  await dropSchemas(runner, [PUBLIC_SCHEMA, JOBS_SCHEMA]);
  await withDataSource(urlOf(dataSource), migrationsOfBackup(contents), (then) =>
    loadTables(then, runner, folder, contents, checksums),
  );
  await runMigrations(dataSource, runner);
}

const PUBLIC_SCHEMA = 'public';

/** Drops the schemas with all that is in them, and creates an empty public one. */
export async function dropSchemas(
  connection: { query: (text: string) => Promise<unknown> },
  names: string[],
): Promise<void> {
  for (const name of names) await connection.query(`drop schema if exists ${escapeIdentifier(name)} cascade`);
  await connection.query(`create schema ${PUBLIC_SCHEMA}`);
}

/** Creates the tables of the release of the backup, fills them and compares them, in the transaction of the runner. */
async function loadTables(
  dataSource: DataSource,
  runner: QueryRunner,
  folder: BackupFolder,
  contents: Contents,
  checksums: Checksums,
): Promise<void> {
  const client = (await runner.connect()) as PoolClient;
  await agreeOnFormats(client);
  await runMigrations(dataSource, runner);
  await requireKnownTables(client, contents);
  await fillTables(client, folder, contents);
  await compareTables(client, contents, checksums);
  await compareNamedFiles(client, contents, checksums);
}

/** Runs the migrations of the data source that the database of the runner lacks, in its transaction. */
async function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

function urlOf({ options }: DataSource): string {
  return (options as { url: string }).url;
}

/** Migrates schema and rows from the release of the backup to this one. */
export function bringUpToDate(databaseUrl: string): Promise<void> {
  return withDataSource(databaseUrl, migrations, migrate);
}

/** A backup that was made up could name a temporary table, or one that no backup has. */
async function requireKnownTables(client: PoolClient, { tables }: Contents): Promise<void> {
  const known = new Set((await findTables(client)).map(({ name }) => name));
  const unknown = tables.filter(({ name }) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup has tables that its release does not know: ${unknown.map(({ name }) => name).join(', ')}`,
    );
}

async function fillTables(
  client: PoolClient,
  folder: BackupFolder,
  { tables, sequences }: Contents,
): Promise<void> {
  const names = tables.map(({ name }) => escapeIdentifier(name));
  // The backup already contains what triggers compute, and the audit log cannot be emptied.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // A migration may have inserted rows.
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    const name = escapeIdentifier(table.name);
    const into = `copy ${name} (${columnList(table)}) from stdin`;
    await pipeline(await folder.read(fileOfTable(table)), client.query(copyFrom(into)));
    await client.query(`alter table ${name} enable trigger user`);
  }
  for (const { name, lastValue } of sequences)
    await client.query('select setval($1::regclass, $2)', [escapeIdentifier(name), lastValue]);
}

async function compareTables(client: PoolClient, { tables }: Contents, checksums: Checksums): Promise<void> {
  for (const table of tables) {
    if ((await sha256Of(readRows(client, table))) !== checksums.get(fileOfTable(table)))
      throw new BackupError(`The restored table ${table.name} differs from the backup.`);
  }
}

async function compareNamedFiles(
  client: PoolClient,
  { lostFiles }: Contents,
  checksums: Checksums,
): Promise<void> {
  const known = new Set([...keysIn(checksums.keys()), ...lostFiles]);
  const missing = (await findNamedFiles(client)).filter((key) => !known.has(key));
  if (missing.length > 0)
    throw new BackupError(`The backup lacks files that its rows name: ${missing.join(', ')}`);
}

async function withDataSource(
  databaseUrl: string,
  wanted: typeof migrations,
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(databaseUrl, ignoreLoss),
    migrations: wanted,
  }).initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

function nameOf(migration: (typeof migrations)[number]): string {
  return new migration().name;
}
