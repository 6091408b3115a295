// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { testConfig } from '../../backend/test/config.js';
import { prepareDatabase } from '../../backend/src/prepare-database.js';
import { freePort, launch, makeDataFolder, query, remove } from '../test/launched.mjs';
import { startCluster } from './postgres/cluster.mjs';

const FORMER_SECRETS = {
  JWT_SECRET: 'tests-only-jwt-secret-0123456789abcdef',
  LINK_SECRET: 'tests-only-link-secret-0123456789abcde',
  OWNER_PASSWORD: 'the owner sings',
  DATABASE_PASSWORD: 'one-password-for-all',
};

/** @type {string} */
let dataDir;

beforeEach(() => {
  dataDir = makeDataFolder();
});

afterEach(() => remove(dataDir));

/** @param {string} url @param {string[]} statements */
async function execute(url, statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** As earlier releases left it: one role migrates and serves, and the superuser has its password. */
async function fillFormerFolder() {
  const { DATABASE_PASSWORD } = FORMER_SECRETS;
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(FORMER_SECRETS), { mode: 0o600 });
  const cluster = await startCluster({ folder: dataDir, password: DATABASE_PASSWORD, durable: false });
  try {
    await execute(cluster.superuserUrl('postgres'), [
      `create role paattu login password '${DATABASE_PASSWORD}'`,
      'create database paattu owner paattu',
    ]);
    const url = cluster.url('paattu', DATABASE_PASSWORD, 'paattu');
    await prepareDatabase(testConfig({ DATABASE_URL: url }));
    await execute(url, [
      `insert into contact_messages (name, email, subject, message) values ('Meera', 'meera@a.example', 'A', 'B')`,
    ]);
  } finally {
    await cluster.stop();
  }
}

/** @param {(port: number) => Promise<void>} look at the running site's database, by its port */
async function start(look) {
  const site = launch({ PORT: String(await freePort()), DATA_DIR: dataDir });
  try {
    await site.running();
    await look(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]));
  } finally {
    site.kill('SIGTERM');
    await site.exited;
  }
}

// @trust database-roles
test('a start on the data folder of a release with one role splits the role and loses nothing', async () => {
  await fillFormerFolder();
  await start(async (port) => {
    expect(await query(dataDir, 'select name from contact_messages')).toEqual([{ name: 'Meera' }]);
    expect(
      await query(
        dataDir,
        `select distinct tableowner from pg_tables where schemaname in ('public', 'jobs')`,
      ),
    ).toEqual([{ tableowner: 'paattu_migrator' }]);
    await expect(query(dataDir, 'truncate contact_messages')).rejects.toMatchObject({ code: '42501' });
    const former = `postgres://postgres:${FORMER_SECRETS.DATABASE_PASSWORD}@127.0.0.1:${port}/postgres`;
    await expect(execute(former, [])).rejects.toMatchObject({ code: '28P01' });
  });

  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  expect(secrets).toMatchObject(FORMER_SECRETS);
  const { DATABASE_PASSWORD, MIGRATION_PASSWORD, SUPERUSER_PASSWORD } = secrets;
  expect(new Set([DATABASE_PASSWORD, MIGRATION_PASSWORD, SUPERUSER_PASSWORD]).size).toBe(3);

  await start(async () => {
    expect(await query(dataDir, 'select name from contact_messages')).toEqual([{ name: 'Meera' }]);
  });
  expect(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))).toEqual(secrets);
});
