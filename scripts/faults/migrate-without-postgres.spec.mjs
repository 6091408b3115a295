// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { backendDist, root } from '../lib/project.mjs';
import { startCluster } from '../stack/postgres/cluster.mjs';
import { startDoor } from '../test/door.mjs';
import { makeDataFolder, remove, until } from '../test/launched.mjs';

/** The command `migrate`, as the compose file runs it: once, before API and worker. @param {number} port */
function migrate(port) {
  const url = (/** @type {string} */ role, /** @type {string} */ database) =>
    `postgres://${role}:tests@127.0.0.1:${port}/${database}`;
  const child = spawn(process.execPath, [`${backendDist}/commands/migrate.js`], {
    cwd: root,
    env: {
      NODE_ENV: 'test',
      SUPERUSER_DATABASE_URL: url('postgres', 'postgres'),
      MIGRATION_DATABASE_URL: url('paattu_migrator', 'paattu'),
      DATABASE_URL: url('paattu_server', 'paattu'),
      JWT_SECRET: '3f9a1c7e5b2d8f604a6c9e1b7d3f5a82',
      LINK_SECRET: '8d2b6f0e4c1a7953b8d4f2e6a0c7195e',
      VOTE_PEPPER: '4f1c7a9e3b6d2580c9e7a1f4d3b6082c',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return {
    output: () => output,
    ended: once(child, 'close').then(([code]) => code),
    kill: () => child.kill('SIGKILL'),
  };
}

/** Holds the second migration, the first one that drops a trigger. */
const HOLD_SECOND = `
  create function hold() returns event_trigger language plpgsql as $$ begin perform pg_sleep(3600); end $$;
  create event trigger hold_second on ddl_command_start when tag in ('DROP TRIGGER') execute function hold()`;
const HELD = `select from pg_stat_activity where wait_event = 'PgSleep'`;

test('PostgreSQL comes late and is killed during the first migrations: migrate waits, says so, and finishes', async () => {
  const folder = makeDataFolder();
  const options = { folder, password: 'tests', durable: true };
  const door = await startDoor();
  const command = migrate(door.port);
  let cluster = await startCluster(options);
  const ask = async (/** @type {string} */ sql, database = 'paattu') => {
    const client = new pg.Client({ connectionString: cluster.superuserUrl(database) });
    try {
      await client.connect();
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const migrations = () => ask('select count(*)::int as done from migrations').then(([{ done }]) => done);
  try {
    await until(() => command.output().includes('Waiting for PostgreSQL'), 'the command to wait');

    await ask('create database paattu', 'postgres');
    await ask(HOLD_SECOND);
    door.leadTo(cluster.superuserUrl('postgres'));
    await until(async () => (await ask(HELD)).length > 0, 'the second migration');
    const before = await migrations();
    cluster.kill();
    await cluster.ended;
    cluster = await startCluster(options);
    await ask('drop event trigger hold_second');
    door.leadTo(cluster.superuserUrl('postgres'));

    expect(await command.ended).toBe(0);
    expect(command.output().trimEnd().split('\n').at(-1)).toBe('The database is up to date.');
    expect(before).toBe(1);
    expect(await migrations()).toBeGreaterThan(before);
  } finally {
    command.kill();
    door.close();
    await cluster.stop();
    remove(folder);
  }
});
