// @ts-check
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase } from '../../scripts/stack/postgres/database.mjs';
import { freePort } from '../../scripts/stack/preflight.mjs';
import { backendDist, root, serverDist } from '../../scripts/lib/project.mjs';
import { loadConfig } from './built.mjs';
import { cpuMsOf } from './use.mjs';

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} startedWithinMs
 * @property {number} startCpuMs not available outside Linux
 * @property {() => Promise<void>} stop
 */

export const OWNER = { email: 'owner@paattu.test', password: 'a-song-of-7-rains' };

/**
 * Starts the product as in production, on its own database, behind a proxy that forwards the visitors' addresses. Rate
 * limits are on, and a load from many addresses does not reach them.
 * @param {import('./place.mjs').Place} place
 * @param {{ name: string, apis?: number, worker?: boolean, env?: Record<string, string> }} options `name` of the database
 */
export async function startProduct({ folder, cluster }, { name, apis = 1, worker = false, env = {} }) {
  const passwords = { DATABASE_PASSWORD: 'bench', MIGRATION_PASSWORD: 'bench' };
  const variables = await ensureDatabase(cluster, name, passwords);
  const databaseUrl = variables.MIGRATION_DATABASE_URL;
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const secrets = {
    JWT_SECRET: randomBytes(32).toString('hex'),
    LINK_SECRET: randomBytes(32).toString('hex'),
    VOTE_PEPPER: randomBytes(32).toString('hex'),
  };
  const common = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ...variables,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://paattu.test',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    TRUSTED_PROXIES: '127.0.0.1',
    ...secrets,
    ...env,
  };
  const ports = await Promise.all(Array.from({ length: apis }, freePort));
  /** @type {Process[]} */
  const processes = [];
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => {});
  const stop = async () => {
    await pool.end();
    await Promise.all(processes.map((each) => each.stop()));
  };
  try {
    for (const [index, port] of ports.entries()) {
      const log = join(dataDir, `api-${index}.log`);
      processes.push(await startProcess('main.js', { ...common, PORT: String(port) }, log));
    }
    const startWorker = async () => {
      const started = await startProcess('worker.js', common, join(dataDir, 'worker.log'));
      processes.push(started);
      return started;
    };
    /** Another API process, from the compiled files themselves if they are not `bundled`. @param {{ bundled: boolean }} options */
    const startApi = async ({ bundled }) => {
      const port = await freePort();
      const folder = bundled ? serverDist : backendDist;
      const log = join(dataDir, `api-${port}.log`);
      return startProcess('main.js', { ...common, PORT: String(port) }, log, folder);
    };
    if (worker) await startWorker();
    return {
      sites: ports.map((port) => `http://127.0.0.1:${port}`),
      site: `http://127.0.0.1:${ports[0]}`,
      processes,
      databaseUrl,
      dataDir,
      config: loadConfig(common),
      startWorker,
      startApi,
      /** @param {string} sql @param {unknown[]} [values] */
      query: async (sql, values) => (await pool.query(sql, values)).rows,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */

/**
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @param {string} log
 * @param {string} [folder]
 * @returns {Promise<Process>}
 */
async function startProcess(script, env, log, folder = serverDist) {
  const begun = performance.now();
  // The process writes its log to a file, because a reader of a pipe would use CPU time that is measured.
  const output = openSync(log, 'w');
  const child = fork(join(root, folder, script), {
    env,
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const ended = once(child, 'exit');
  /** @type {Promise<boolean>} */
  const isReady = new Promise((resolve) => {
    // The steps of a start are messages too.
    child.on('message', (/** @type {{ type: string }} */ { type }) => type === 'ready' && resolve(true));
  });
  const ready = await Promise.race([isReady, ended.then(() => false)]);
  if (!ready) throw new Error(`${script} did not start; its log is ${log}`);
  const startedWithinMs = performance.now() - begun;
  const startCpuMs = cpuMsOf(child.pid ?? 0);
  return {
    pid: child.pid ?? 0,
    startedWithinMs,
    startCpuMs,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
