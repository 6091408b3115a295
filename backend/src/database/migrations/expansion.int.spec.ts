import { setTimeout } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.js';
import { dataSourceOptions, migrations } from '../data-source.js';
import { migrate } from '../migrate.js';

/** Changes of a migration that the release before it already supports. */
const FORESEEN: Record<string, string[]> = {
  // The release before writes and reads no contest with this column, except that an insert of one returns it.
  ContestsWithoutCounter1768000000002: ['contests lacks: approved_entry_count integer'],
  // The release before leaves the new column null.
  Bounces1768000000008: ['outgoing_emails demands: outgoing_emails_suppressed_for'],
  // The release before leaves the new columns null.
  DevicesOfSessions1768000000010: [
    'refresh_tokens demands: refresh_tokens_browser',
    'refresh_tokens demands: refresh_tokens_system',
  ],
  // The release before leaves the new columns null.
  SitesThatAreNotPublic1768000000016: ['site_settings demands: site_settings_look'],
  // The release before leaves the new columns null.
  StoriesOfSongs1768000000038: [
    'uploaded_songs demands: uploaded_songs_story',
    'uploaded_songs demands: uploaded_songs_story_malayalam',
  ],
  // The release before leaves the new column null, and a trigger empties it with the address.
  ProvedAddresses1768000000040: ['contest_entries demands: contest_entries_proved_address'],
  // The release before proves no address, and leaves the new column null.
  ProofsThatWereTakenBack1768000000041: ['contest_entries demands: contest_entries_proof_taken_back'],
  // The release before adds no example.
  Examples1768000000017: ['contests demands: contests_example', 'contests demands: contests_one_example'],
};

interface Trait {
  table: string;
  what: string;
}

/** What the code may use: columns with their types, and the unique indexes that `on conflict` can name. */
const OFFERS = `
  select relname as "table", attname || ' ' || format_type(atttypid, atttypmod) as what
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union
  select tablename, indexdef from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE %'`;

/** The requirements on a row: columns without a default, constraints and unique indexes. */
const DEMANDS = `
  select relname as "table", attname || ' is given' as what
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    and attnotnull and not atthasdef and attidentity = ''
  union
  select conrelid::regclass::text, conname from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 'n'
  union
  select tablename, indexname from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE %'`;

/** The tables that a transaction, known by its process id, has locked against writes. */
const LOCKED = `
  select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
  where pid = $1 and granted and relkind = 'r' and relnamespace = 'public'::regnamespace
    and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
  order by 1`;

let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
});

afterEach(() => database.drop());

/** The schema of a release that has the first `count` migrations. */
async function schemaAfter(count: number): Promise<{ offers: Trait[]; demands: Trait[] }> {
  const options = { ...dataSourceOptions(database.url, () => {}), migrations: migrations.slice(0, count) };
  const dataSource = await new DataSource(options).initialize();
  try {
    await migrate(dataSource);
    return { offers: await dataSource.query(OFFERS), demands: await dataSource.query(DEMANDS) };
  } finally {
    await dataSource.destroy();
  }
}

/** The traits of `one` that `other` lacks. */
function missing(one: Trait[], other: Trait[]): Trait[] {
  return one.filter(
    (trait) => !other.some(({ table, what }) => table === trait.table && what === trait.what),
  );
}

async function tablesOf(runner: QueryRunner): Promise<string[]> {
  const tables: Array<{ name: string }> = await runner.query(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  return tables.map(({ name }) => name);
}

async function pidOf(runner: QueryRunner): Promise<number> {
  const [{ pid }] = (await runner.query('select pg_backend_pid() as pid')) as [{ pid: number }];
  return pid;
}

/** The tables that the undo of a migration has locked against writes when it first waits for one that a request uses. */
async function lockedBeforeUse(
  dataSource: DataSource,
  migration: { down(runner: QueryRunner): Promise<void> },
  inUse: string[],
): Promise<string[]> {
  const [request, undo] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
  try {
    await request.startTransaction();
    await request.query(`lock table ${inUse.join(', ')} in row exclusive mode`);
    await undo.startTransaction();
    const pid = await pidOf(undo);
    let done = false;
    const undone = migration.down(undo).finally(() => {
      done = true;
    });
    const waits = async () =>
      (await dataSource.query(`select from pg_locks where pid = $1 and not granted`, [pid])).length > 0;
    while (!done && !(await waits())) await setTimeout(10);
    const locked: Array<{ name: string }> = done ? [] : await dataSource.query(LOCKED, [pid]);
    await request.rollbackTransaction();
    await undone;
    await undo.rollbackTransaction();
    return locked.map(({ name }) => name);
  } finally {
    await request.release();
    await undo.release();
  }
}

// @trust upgrade
test('no migration removes or requires anything that breaks the release before it', async () => {
  let before = await schemaAfter(1);
  for (const [index, { name }] of migrations.entries()) {
    const after = await schemaAfter(index + 1);
    const known = new Set(before.offers.map(({ table }) => table));
    const breaks = [
      ...missing(before.offers, after.offers).map(({ table, what }) => `${table} lacks: ${what}`),
      ...missing(after.demands, before.demands)
        .filter(({ table }) => known.has(table))
        .map(({ table, what }) => `${table} demands: ${what}`),
    ];
    expect([name, ...breaks.sort()]).toEqual([name, ...(FORESEEN[name] ?? [])]);
    before = after;
  }
});

test('no migration locks two tables that are in use, because it could deadlock with requests', async () => {
  const dataSource = await new DataSource(dataSourceOptions(database.url, () => {})).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    // The base line asks it.
    await runner.query(
      'create table migrations (id serial primary key, timestamp bigint not null, name text not null)',
    );
    let inUse: string[] = [];
    for (const migration of dataSource.migrations) {
      await runner.startTransaction();
      await migration.up(runner);
      const locked: Array<{ name: string }> = await runner.query(LOCKED, [await pidOf(runner)]);
      await runner.commitTransaction();

      const names = locked.map(({ name }) => name);
      const lockedInUse = names.filter((name) => inUse.includes(name));
      const [, ...more] = lockedInUse;
      expect([migration.name, more]).toEqual([migration.name, []]);
      inUse = await tablesOf(runner);
    }
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
});

test('the undo of a migration locks the table in use before any other', async () => {
  const dataSource = await new DataSource(dataSourceOptions(database.url, () => {})).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await schemaAfter(1);
    for (const [index, Migration] of migrations.entries()) {
      if (index === 0) continue;
      const inUse = await tablesOf(runner);
      await schemaAfter(index + 1);
      const migration = new Migration();
      const locked = await lockedBeforeUse(dataSource, migration, inUse);
      expect([migration.name, locked]).toEqual([migration.name, []]);
    }

    const inUse = await tablesOf(runner);
    await runner.query('create table pictures (id uuid primary key, song uuid references uploaded_songs)');
    const childFirst = { down: (undo: QueryRunner) => undo.query('drop table pictures') };
    expect(await lockedBeforeUse(dataSource, childFirst, inUse)).toEqual(['pictures']);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
});
