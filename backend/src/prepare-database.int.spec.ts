import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { testConfig } from '../test/config.js';
import { createEmptyDatabase, type TestDatabase } from '../test/database.js';
import type { Config } from './config/config.js';
import { dataSourceOptions } from './database/data-source.js';
import { undoLastMigration } from './database/migrate.js';
import { grantExistingTables } from './database/serving-role.js';
import { DiskStorage } from './infra/storage/disk-storage.js';
import { prepareDatabase } from './prepare-database.js';
import { explain } from './start-failure.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
});

afterEach(() => database.drop());

function configOf(env: Partial<TestDatabase['env']> = {}): Config {
  return testConfig({ ...database.env, ...env });
}

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const serve = <T extends object>(sql: string) => query<T>(database.env.DATABASE_URL, sql);
const migrating = (sql: string) => query(database.env.MIGRATION_DATABASE_URL, sql);

async function withMigrator(work: (dataSource: DataSource) => Promise<void>): Promise<void> {
  const options = dataSourceOptions(database.env.MIGRATION_DATABASE_URL, () => {});
  const dataSource = await new DataSource(options).initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

function failureOf(config: Config): Promise<string> {
  return prepareDatabase(config).then(() => 'none', explain);
}

describe('the role that serves', () => {
  beforeEach(() => prepareDatabase(configOf()));

  // @trust database-roles
  test('reads and changes the rows of every table but the audit log, what staff opened, votes, results, offers, and the lists of migrations', async () => {
    const denied = await serve<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('public', 'jobs') and not (
         has_table_privilege(schemaname || '.' || tablename, 'select')
         and has_table_privilege(schemaname || '.' || tablename, 'insert')
         and has_table_privilege(schemaname || '.' || tablename, 'update')
         and has_table_privilege(schemaname || '.' || tablename, 'delete'))
       order by name`,
    );
    expect(denied.map(({ name }) => name)).toEqual([
      'jobs.migration',
      'public.audit_details',
      'public.audit_log',
      'public.audit_seals',
      'public.ballots',
      'public.contest_results',
      'public.fraud_action_ballots',
      'public.fraud_actions',
      'public.migrations',
      'public.personal_reads',
      'public.prize_offers',
      'public.result_files',
      'public.result_lines',
      'public.tally_openings',
      'public.unsealed_acts',
    ]);
    expect((await serve('select name from migrations')).length).toBeGreaterThan(0);
  });

  // @trust database-roles
  test('owns nothing', async () => {
    expect(
      await serve(`select relname from pg_class where pg_get_userbyid(relowner) = current_user`),
    ).toEqual([]);
  });

  // @trust database-roles
  test.each([
    'truncate captchas',
    'alter table captchas add column stolen text',
    'alter table contest_entries disable trigger user',
    'drop table captchas',
    'create table stolen (id int)',
    'create table jobs.stolen (id int)',
    'create schema stolen',
    'create function stolen() returns int language sql as $$ select 1 $$',
    `insert into migrations (timestamp, name) values (1, 'Forged1')`,
    'delete from jobs.migration',
    'set session_replication_role = replica',
  ])('is rejected: %s', async (sql) => {
    await expect(serve(sql)).rejects.toMatchObject({ code: '42501' });
  });

  // @trust database-roles
  test('does not get past a trigger by a temporary table of the name that it reads', async () => {
    // BullMQ needs temporary tables, so the role may create them.
    await serve(
      `insert into contests (title, time_zone, published_at) values ('Mazha', 'Asia/Kolkata', null);
       insert into audit_log (action, subject_kind, contest_id, data)
         select 'votes.openTallies', 'contest', id, '{}' from contests`,
    );
    const steal = serve(
      `create temporary table audit_seals as select audit_id from unsealed_acts; delete from unsealed_acts`,
    );
    await expect(steal).rejects.toMatchObject({ code: '23514' });
  });

  // @trust database-roles
  test('each function that reads tables says in which schema they are', async () => {
    const functions = await serve<{ name: string }>(
      `select oid::regprocedure::text as name from pg_proc
       where pronamespace = 'public'::regnamespace and prokind = 'f'
         and (prosrc ~* '\\m(from|into|update)\\M' or prolang = (select oid from pg_language where lanname = 'plpgsql'))
         and not coalesce(proconfig, '{}') @> array['search_path=public, pg_temp']
         and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    );
    expect(functions).toEqual([]);
  });

  test('uses a table of a later migration from its creation on', async () => {
    await migrating('create table albums (id serial primary key, title text)');
    await serve(
      `insert into albums (title) values ('Rain'); update albums set title = 'Monsoon'; delete from albums`,
    );
  });

  test('does not get back what a migration revokes from it', async () => {
    await migrating('create table log (entry text)');
    await migrating('revoke update, delete on log from paattu_test_server');
    await prepareDatabase(configOf());

    await serve(`insert into log values ('a')`);
    await expect(serve('delete from log')).rejects.toMatchObject({ code: '42501' });
  });

  test('may only do what is listed with a limited table, even if the role is new', async () => {
    await migrating('create table log (entry text)');
    await migrating('revoke all on log from paattu_test_server');
    await withMigrator((dataSource) =>
      grantExistingTables(dataSource, 'paattu_test_server', { 'public.log': ['select', 'insert'] }),
    );

    await serve(`insert into log values ('a')`);
    expect(await serve('select entry from log')).toEqual([{ entry: 'a' }]);
    await expect(serve(`update log set entry = 'b'`)).rejects.toMatchObject({ code: '42501' });
    await expect(serve('delete from log')).rejects.toMatchObject({ code: '42501' });
  });

  test('starts without the URL that migrates, as long as nothing is pending', async () => {
    await prepareDatabase(configOf({ MIGRATION_DATABASE_URL: '' }));
    await migrating('delete from migrations where id = (select max(id) from migrations)');

    expect(await failureOf(configOf({ MIGRATION_DATABASE_URL: '' }))).toMatch(
      /^MIGRATION_DATABASE_URL: the schema needs a change that the role of DATABASE_URL may not make \(/,
    );
  });
});

test('one URL migrates and serves', async () => {
  const both = { DATABASE_URL: database.env.MIGRATION_DATABASE_URL };
  await prepareDatabase(configOf({ ...both, MIGRATION_DATABASE_URL: '' }));
  await prepareDatabase(configOf(both));

  expect(await migrating('truncate captchas')).toEqual([]);
  expect(await migrating('select from migrations limit 1')).toHaveLength(1);
});

test('a database that one role has served until now serves the second role', async () => {
  await prepareDatabase(
    configOf({ DATABASE_URL: database.env.MIGRATION_DATABASE_URL, MIGRATION_DATABASE_URL: '' }),
  );
  await migrating(
    `insert into contact_messages (name, email, subject, message) values ('Asha', 'a@b.example', 'A', 'B')`,
  );
  await prepareDatabase(configOf());

  expect(await serve('select name from contact_messages')).toEqual([{ name: 'Asha' }]);
  await expect(serve('truncate contact_messages')).rejects.toMatchObject({ code: '42501' });
});

test('a failed log-in names the variable of its URL', async () => {
  const wrong = new URL(database.env.MIGRATION_DATABASE_URL);
  wrong.password = 'wrong';
  expect(await failureOf(configOf({ MIGRATION_DATABASE_URL: wrong.href }))).toMatch(
    /^MIGRATION_DATABASE_URL: PostgreSQL rejects the log-in \(/,
  );
});

// @trust database-roles
test('production rejects a superuser as the serving role, before it changes anything', async () => {
  const config = { ...configOf({ DATABASE_URL: database.url }), production: true };
  expect(await failureOf(config)).toContain(
    'DATABASE_URL: the role postgres is a superuser, which production rejects; use a role that owns nothing',
  );
  expect(await query(database.url, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
});

describe('before an upgrade', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paattu-upgrade-'));
    await prepareDatabase(configOf());
    await withMigrator(async (dataSource) => void (await undoLastMigration(dataSource)));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });
  const upgrading = (env: Record<string, string> = {}) =>
    testConfig({
      ...database.env,
      DATA_DIR: join(folder, 'data'),
      BACKUP_DIR: join(folder, 'backups'),
      ...env,
    });
  const signUp = () =>
    serve(
      `insert into users (email, display_name, password_hash) values ('asha@visitor.example', 'Asha', 'x')`,
    );
  const newestMigration = async () =>
    (await serve<{ name: string }>('select name from migrations order by id desc limit 1'))[0]?.name;

  // @trust backups-upgrade
  test('the site is backed up with the schema that it has', async () => {
    await signUp();
    const before = await newestMigration();
    await prepareDatabase(upgrading());
    await prepareDatabase(upgrading());
    const [name = '', ...others] = await readdir(join(folder, 'backups'));
    expect(others).toEqual([]);
    expect(await serve('select name, cause, state, schema, files from backups')).toEqual([
      { name, cause: 'upgrade', state: 'done', schema: before, files: 0 },
    ]);
    expect(await newestMigration()).not.toBe(before);
  });

  // @trust backups-upgrade
  test('nothing changes if the backup fails, and the start says why', async () => {
    await signUp();
    const before = await newestMigration();
    jest.spyOn(DiskStorage.prototype, 'freeBytes').mockResolvedValue(1_000_000);
    expect(await failureOf(upgrading())).toMatch(
      /^The database was not upgraded and stays as it is, because the backup before failed: .* MB, and 1 MB are free\.$/,
    );
    expect(await newestMigration()).toBe(before);
  });

  // @trust backups-upgrade
  test.each([
    ['does not answer', null, 'ECONNREFUSED'],
    ['is full', 507, 'no room left'],
    ['refuses its key', 403, 'UnknownError'],
  ])('a bucket that %s is no obstacle: the backup is in the folder', async (_, status, word) => {
    await signUp();
    const before = await newestMigration();
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
    const store = createServer((request, response) => {
      request.resume();
      // A full bucket still says what it has.
      if (status === 507 && request.method === 'GET') response.end('<ListBucketResult/>');
      else response.writeHead(status ?? 500).end();
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const { port } = store.address() as AddressInfo;
    if (status === null) store.close();
    await prepareDatabase(
      upgrading({
        BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
        BACKUP_S3_BUCKET: 'asha-backups',
        BACKUP_S3_ACCESS_KEY_ID: 'asha',
        BACKUP_S3_SECRET_ACCESS_KEY: 'mazhakaalam',
      }),
    ).finally(() => store.close());
    expect(await serve('select state, place from backups')).toEqual([{ state: 'done', place: 'folder' }]);
    expect(await readdir(join(folder, 'backups'))).toHaveLength(1);
    expect(await newestMigration()).not.toBe(before);
    const [[warning]] = warn.mock.calls as [[string]];
    expect(warning).toContain(`the bucket http://127.0.0.1:${port}/asha-backups failed`);
    expect(warning).toContain(word);
  });

  test('a site without an account has nothing to lose', async () => {
    await prepareDatabase(upgrading());
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });
});
