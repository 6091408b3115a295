// @ts-check
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { backendDist, root, serverDist } from '../lib/project.mjs';
import { addFirstContest } from './first-contest.mjs';
import { freePort, launch, makeDataFolder, NO_YOUTUBE, remove } from './launched.mjs';

/** @typedef {ReturnType<typeof spawnServer>} Server */
/** What a product left that was parked: its database and its data folder. @typedef {{ database: string, dataDir: string }} Parked */

/** The owner's account in each product that `startProcesses` starts. */
export const OWNER = { email: 'owner@paattu.example', password: 'the owner sings' };
export const CAPTCHA_ANSWER = 'ABC234';

/**
 * Starts API and worker processes of one product on a new database and data folder. A process that dies is not
 * restarted. The site has the contest of 2025, unless it is new.
 * @param {{ apis?: number, workers?: number, env?: Record<string, string>, through?: string[], isNew?: boolean, parked?: Parked }} [options]
 *   `through` is a command prefix, such as `prlimit`; with `parked`, it starts with a copy of the rows and files of that product
 */
export async function startProcesses({
  apis = 1,
  workers = 1,
  env = {},
  through = [],
  isNew = false,
  parked,
} = {}) {
  const database = await createDatabase(parked);
  const dataDir = makeDataFolder();
  if (parked) cpSync(parked.dataDir, dataDir, { recursive: true });
  const common = {
    ...database.variables,
    DATA_DIR: dataDir,
    JWT_SECRET: 'tests-only-jwt-secret-0123456789abcdef',
    LINK_SECRET: 'tests-only-link-secret-0123456789abcde',
    VOTE_PEPPER: 'tests-only-vote-pepper-0123456789abcd',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    CAPTCHA_FIXED_ANSWER: CAPTCHA_ANSWER,
    TRUSTED_PROXIES: '127.0.0.1',
    SEED_DEMO: 'false',
    ...NO_YOUTUBE,
    LOG_LEVEL: 'error',
    ...env,
  };
  /** @type {Server[]} */
  const servers = [];
  const start = (/** @type {string} */ script, /** @type {Record<string, string>} */ more = {}) => {
    // `next-release.mjs` changes a module, which a bundle would not load.
    const folder = more.NEXT_RELEASE_EXPANDS === undefined ? serverDist : backendDist;
    const server = spawnServer([...through, process.execPath, `${folder}/${script}`], {
      ...common,
      ...more,
    });
    servers.push(server);
    return server;
  };
  const product = {
    dataDir,
    /** The environment of each process, for tests that start more of them. */
    env: common,
    query: database.query,
    /** The product's database with the role of a superuser. */
    superuserUrl: database.superuserUrl,
    /** @type {string[]} The address of each API. */
    sites: [],
    /** @type {Server[]} */
    apis: [],
    /** @type {Server[]} */
    workers: [],
    /** Starts another API process. @param {Record<string, string>} [more] */
    async startApi(more) {
      const PORT = String(await freePort());
      product.sites.push(`http://127.0.0.1:${PORT}`);
      const api = start('main.js', { PORT, ...more });
      product.apis.push(api);
      return api;
    },
    /** @param {Record<string, string>} [more] */
    async startWorker(more) {
      const worker = start('worker.js', more);
      product.workers.push(worker);
      await worker.ready;
      return worker;
    },
    /**
     * Runs a program of the server until it exits.
     * @param {string} script
     * @param {{ args?: string[], env?: Record<string, string> }} [options]
     */
    async run(script, { args = [], env: more = {} } = {}) {
      const program = launch({ ...common, ...more }, [process.execPath, `${backendDist}/${script}`, ...args]);
      return { code: await program.exited, output: program.output().trim() };
    },
    /** Ends the processes, and keeps the database and the data folder for products that start with copies of them. */
    async park() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      return { database: database.name, dataDir };
    },
    async stop() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await database.drop();
      remove(dataDir);
    },
  };
  try {
    for (let count = 0; count < apis; count += 1) await product.startApi();
    await Promise.all(product.apis.map(({ ready }) => ready));
    if (apis > 0 && !isNew && common.SEED_DEMO === 'false') await addFirstContest(product.query);
    await Promise.all(Array.from({ length: workers }, () => product.startWorker()));
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} env
 */
function spawnServer([program = '', ...args], env) {
  const { PATH, HOME, TMPDIR } = process.env;
  const inherited = Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR }).filter(([, value]) => value));
  const child = spawn(program, args, {
    cwd: root,
    env: { ...inherited, ...env },
    // Pipes: if the output were a file, a limit on file sizes would apply to the log too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => child.once('exit', () => resolve()));
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    // Before, it says each step of its start.
    child.on('message', (/** @type {{ type: string }} */ { type }) => type === 'ready' && resolve());
    child.once('exit', () => reject(new Error(`${args.join(' ')} ended before it was ready`)));
  });
  return {
    pid: child.pid ?? 0,
    ready,
    exited,
    /** Resolves when the process has exited. */
    end: (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Creates a database on the tests' server: an empty one, or a copy of one that is parked, with the same roles. @param {Parked} [parked] */
async function createDatabase(parked) {
  const { TEST_DATABASE_URL } = process.env;
  if (!TEST_DATABASE_URL)
    throw new Error('TEST_DATABASE_URL is missing; run the tests with `npm run test:faults`');
  const name = `paattu_faults_${randomBytes(6).toString('hex')}`;
  const server = parked?.database ?? name;
  const migrator = `${server}_migrator`;
  const url = (/** @type {string} */ role) => {
    const own = new URL(TEST_DATABASE_URL);
    own.pathname = `/${name}`;
    if (role) [own.username, own.password] = [role, role];
    return own.href;
  };
  const roles = parked ? [] : [server, migrator];
  for (const role of roles) await ask(TEST_DATABASE_URL, `create role ${role} login password '${role}'`);
  const copy = parked ? `template ${parked.database} strategy file_copy` : '';
  await ask(TEST_DATABASE_URL, `create database ${name} owner ${migrator} ${copy}`);
  return {
    name,
    variables: { DATABASE_URL: url(server), MIGRATION_DATABASE_URL: url(migrator) },
    superuserUrl: url(''),
    query: (/** @type {string} */ sql, /** @type {unknown[]} */ values = []) => ask(url(''), sql, values),
    async drop() {
      await ask(TEST_DATABASE_URL, `drop database ${name} with (force)`);
      for (const role of roles) await ask(TEST_DATABASE_URL, `drop role ${role}`);
    },
  };
}

/**
 * @param {string} url
 * @param {string} sql
 * @param {unknown[]} [values]
 */
async function ask(url, sql, values = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The path of a stored file. @param {{ dataDir: string }} product @param {string} key */
export const fileOf = ({ dataDir }, key) => join(dataDir, 'files', key);
