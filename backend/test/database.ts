import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';

const TEMPLATE = 'paattu_test_template';
/** Any number; keeps two suites from making the template at once. */
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

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function makeTemplate(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (rowCount === 0) {
    const draft = `${TEMPLATE}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    const dataSource = await new DataSource(dataSourceOptions(urlOf(draft), () => {})).initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated database that the calling suite owns. */
export function createTestDatabase(): Promise<TestDatabase> {
  const name = `paattu_test_${randomBytes(6).toString('hex')}`;
  return onServer(async (client) => {
    await makeTemplate(client);
    await client.query(`create database ${name} template ${TEMPLATE}`);
    return {
      url: urlOf(name),
      drop: () =>
        onServer(async (server) => void (await server.query(`drop database if exists ${name} with (force)`))),
    };
  });
}

/** A database without a single table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `paattu_test_${randomBytes(6).toString('hex')}`;
  return onServer(async (client) => {
    await client.query(`create database ${name}`);
    return {
      url: urlOf(name),
      drop: () =>
        onServer(async (server) => void (await server.query(`drop database if exists ${name} with (force)`))),
    };
  });
}
