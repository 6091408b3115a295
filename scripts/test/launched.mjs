// @ts-check
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../stack/preflight.mjs';
import { findProcess } from '../lib/process-table.mjs';
import { root } from '../lib/project.mjs';

const POLL_MS = 50;
const TIMEOUT_MS = 300_000;

/** Nothing listens there: the videos of tests do not exist. */
export const NO_YOUTUBE = {
  YOUTUBE_BASE_URL: 'http://127.0.0.1:9',
  YOUTUBE_IMAGE_BASE_URL: 'http://127.0.0.1:9',
};

/** Creates a data folder that the database server's user can enter. */
export function makeDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'paattu-start-'));
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * Runs `npm start` (or only its script) with no other variables than the test's: an empty site whose owner has the password that the start prints.
 * @param {Record<string, string>} env
 * @param {string[]} [command]
 */
export function launch(env, command = [process.execPath, 'scripts/start.mjs']) {
  const { PATH, HOME, TMPDIR } = process.env;
  const quiet = {
    SEED_DEMO: 'false',
    OWNER_EMAIL: 'owner@paattu.example',
    LOG_LEVEL: 'error',
    ...NO_YOUTUBE,
  };
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR }).filter(([, v]) => v)),
      ...quiet,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  return {
    pid: child.pid ?? 0,
    exited,
    output: () => output,
    /** Waits until the whole product runs. */
    running: () =>
      until(() => output.includes('Ctrl-C') || child.exitCode !== null, 'the start').then(() => {
        if (child.exitCode !== null) throw new Error(output);
      }),
    kill: (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal),
  };
}

/**
 * Waits for a condition. Tests use nothing else to wait.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {string} name
 * @param {number} [timeoutMs]
 */
export async function until(condition, name, timeoutMs = TIMEOUT_MS) {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`timed out waiting for ${name}`);
    await delay(POLL_MS);
  }
}

/**
 * All descendants of a process.
 * @param {number} pid
 * @returns {number[]}
 */
export function descendants(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = all.filter((candidate) => findProcess(candidate)?.parent === pid);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** @param {number[]} pids */
export const alive = (pids) => pids.filter((pid) => findProcess(pid) !== null);

/**
 * The descendant whose command line contains the file.
 * @param {number} launcher
 * @param {string} file
 */
export function processOf(launcher, file) {
  return descendants(launcher).find((pid) => findProcess(pid)?.command.includes(file)) ?? 0;
}

/**
 * Queries the embedded database of a data folder with the role of the server.
 * @param {string} dataDir
 * @param {string} sql
 * @param {unknown[]} [values]
 */
export function query(dataDir, sql, values) {
  return queryAs(dataDir, { user: 'paattu', secret: 'DATABASE_PASSWORD' }, sql, values);
}

/**
 * Runs SQL that the server itself may not run.
 * @param {string} dataDir
 * @param {string} sql
 */
export function queryAsSuperuser(dataDir, sql) {
  return queryAs(dataDir, { user: 'postgres', secret: 'SUPERUSER_PASSWORD' }, sql);
}

/**
 * Holds each insert and deletion of a row of a table until it is released. A lock would not do: the API waits seconds for one.
 * @param {string} dataDir
 * @param {string} table
 * @returns {Promise<{ isReached: () => Promise<boolean>, release: () => Promise<void> }>} `release` ends what is held
 */
export async function holdRows(dataDir, table) {
  const onEachRow = (/** @type {string} */ what) =>
    `create or replace function hold_row() returns trigger language plpgsql as $$ begin ${what}; return coalesce(new, old); end $$`;
  const held = `from pg_stat_activity where wait_event = 'PgSleep'`;
  await queryAsSuperuser(dataDir, onEachRow('perform pg_sleep(3600)'));
  await queryAsSuperuser(
    dataDir,
    `create trigger hold_row before insert or delete on ${table} for each row execute function hold_row()`,
  );
  return {
    isReached: async () => (await queryAsSuperuser(dataDir, `select ${held}`)).length > 0,
    async release() {
      // First no more are held: a row that is written meanwhile would keep the trigger from being dropped.
      await queryAsSuperuser(dataDir, onEachRow('null'));
      await queryAsSuperuser(dataDir, `select pg_terminate_backend(pid, 60000) ${held}`);
      await queryAsSuperuser(dataDir, 'drop function hold_row() cascade');
    },
  };
}

/**
 * @param {string} dataDir
 * @param {{ user: string, secret: string }} role `secret`: the name of its password
 * @param {string} sql
 * @param {unknown[]} [values]
 */
async function queryAs(dataDir, { user, secret }, sql, values = []) {
  const port = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]);
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user,
    database: 'paattu',
    password: secrets[secret],
  });
  await client.connect();
  try {
    return (await client.query(sql, ...(values.length > 0 ? [values] : []))).rows;
  } finally {
    await client.end();
  }
}

/** @param {string} folder */
export const remove = (folder) => rmSync(folder, { recursive: true, force: true });

export { freePort };
