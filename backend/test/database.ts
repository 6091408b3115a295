import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { insertFirstContest } from '../src/database/migrations/base-line/first-rows.js';
import { prepareRoles } from '../src/database/roles.js';
import { prepareDatabase } from '../src/prepare-database.js';
import { testConfig } from './config.js';

/** A new site, and one with the contest that most tests are about. */
const TEMPLATES = { new: 'paattu_test_template', withContest: 'paattu_test_template_contest' };
/** An arbitrary number; keeps two suites from creating the template at once. */
const TEMPLATE_LOCK = 4_711;

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is missing; run the tests with `npm test`');
  return url;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  return onDatabase(serverUrl(), work);
}

const DEADLOCK = '40P01';

/** Runs SQL on a database of the tests' server. A worker of the test may hold what the SQL empties: of the two, PostgreSQL ends one. */
export async function execute(url: string, sql: string): Promise<void> {
  try {
    await onDatabase(url, (client) => client.query(sql));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== DEADLOCK) throw error;
    await execute(url, sql);
  }
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Roles are of the whole server, so all suites share these two. */
const MIGRATOR = 'paattu_test_migrator';
const SERVER = 'paattu_test_server';

function urlAs(role: string, database: string): string {
  const url = new URL(urlOf(database));
  url.username = role;
  url.password = role;
  return url.href;
}

/** In memory, files are copied in a third of the time that the log of each page takes. */
const COPYING = 'strategy file_copy';

/** A night that passes while tests run asks for no backup. */
const NO_NIGHT = `update care_settings set since = now() + interval '1 day'`;

async function makeTemplates(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
    TEMPLATES.withContest,
  ]);
  if (rowCount === 0) {
    await client.query(`drop database if exists ${TEMPLATES.new}`);
    const draft = `${TEMPLATES.new}_draft`;
    await client.query(`drop database if exists ${draft}`);
    const urls = { migrating: urlAs(MIGRATOR, draft), serving: urlAs(SERVER, draft) };
    await prepareRoles({ superuser: serverUrl(), ...urls });
    await prepareDatabase(testConfig({ MIGRATION_DATABASE_URL: urls.migrating, DATABASE_URL: urls.serving }));
    await onDatabase(urls.migrating, (database) => database.query(NO_NIGHT));
    await client.query(`alter database ${draft} rename to ${TEMPLATES.new}`);
    await client.query(`create database ${draft} owner ${MIGRATOR} template ${TEMPLATES.new} ${COPYING}`);
    await onDatabase(urls.migrating, insertFirstContest);
    await client.query(`alter database ${draft} rename to ${TEMPLATES.withContest}`);
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
}

export interface TestDatabase {
  /** The URL of a superuser. */
  url: string;
  /** The variables of a server whose role serves and does not migrate. */
  env: { DATABASE_URL: string; MIGRATION_DATABASE_URL: string };
  drop(): Promise<void>;
}

/** A migrated database that the calling suite owns, with the contest of 2025 unless it is that of a new site. */
export function createTestDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  return onServer(async (client) => {
    await makeTemplates(client);
    return createDatabase(client, `template ${isNew ? TEMPLATES.new : TEMPLATES.withContest}`);
  });
}

/** A database without a single table, and with the roles that may create and use them. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return onServer(async (client) => {
    await makeTemplates(client);
    return createDatabase(client, '');
  });
}

async function createDatabase(client: pg.Client, options: string): Promise<TestDatabase> {
  const name = `paattu_test_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name} owner ${MIGRATOR} ${options} ${COPYING}`);
  return {
    url: urlOf(name),
    env: { DATABASE_URL: urlAs(SERVER, name), MIGRATION_DATABASE_URL: urlAs(MIGRATOR, name) },
    drop: () =>
      onServer(async (server) => void (await server.query(`drop database if exists ${name} with (force)`))),
  };
}
