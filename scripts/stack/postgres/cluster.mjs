// @ts-check
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../../lib/command-error.mjs';
import { freePort } from '../preflight.mjs';
import { superviseServer } from '../supervised-server.mjs';
import { serverAccount } from './account.mjs';
import { awaitFormerServer } from './former-server.mjs';
import { initialiseCluster } from './initialise.mjs';
import { placeServer } from './placement.mjs';

/**
 * @typedef {object} Place
 * @property {string} folder the folder of the data
 * @property {boolean} moved whether it differs from the requested folder
 * @property {(role: string, password: string, database: string) => string} url
 * @property {(database: string) => string} superuserUrl
 */
/** @typedef {Place & import('../supervised-server.mjs').SupervisedServer} Cluster a running server */

const POLL_MS = 20;
/** Temporary: another process took the port after the check, or children of a killed server are still exiting. */
const PASSING_FAILURE = /Address already in use|pre-existing shared memory block/;
const WRONG_PASSWORD = '28P01';
const ATTEMPTS = 20;
const NEXT_ATTEMPT_MS = 250;

/**
 * Starts PostgreSQL on the cluster in a folder. Creates the cluster if it is missing.
 * @param {{ folder: string, password: string, formerPassword?: string, durable: boolean, port?: number }} options `password`
 *   is the superuser's, and replaces `formerPassword` if the cluster still has that; `durable` is false for tests; without a
 *   port it takes a free one
 * @returns {Promise<Cluster>}
 */
export async function startCluster({ folder, password, formerPassword, durable, port: wanted }) {
  const account = serverAccount();
  const placement = placeServer(account, folder);
  const log = join(folder, 'postgres.log');
  await awaitFormerServer(placement.cluster);
  initialiseCluster(placement, account, { password, durable });
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await freePort());
    const program = join(placement.bin, 'postgres');
    const server = superviseServer({
      program,
      args: serverArguments(placement.cluster, port, durable),
      account,
      log,
    });
    /** @type {Place['url']} */
    const url = (role, secret, database) => `postgres://${role}:${secret}@127.0.0.1:${port}/${database}`;
    /** @type {Place['superuserUrl']} */
    const superuserUrl = (database) => url('postgres', password, database);
    const failure = await whyNotUp(server.ended, superuserUrl('postgres'));
    if (failure === null) {
      const cluster = { ...server, folder: placement.cluster, moved: placement.moved, url, superuserUrl };
      if (formerPassword !== undefined) await replacePassword(cluster, formerPassword, password);
      return cluster;
    }
    await server.stop();
    if (attempt === ATTEMPTS || !PASSING_FAILURE.test(failure)) {
      throw new CommandError(`${failure}\n\nPostgreSQL did not start; its log is ${log}.`);
    }
    await delay(NEXT_ATTEMPT_MS);
  }
}

/**
 * @param {Cluster} cluster
 * @param {string} former
 * @param {string} password
 */
async function replacePassword(cluster, former, password) {
  if (await canLogIn(cluster.superuserUrl('postgres'))) return;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: cluster.url('postgres', former, 'postgres') });
  try {
    await client.connect();
    await client.query(`alter role postgres password ${pg.escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
}

/** @param {string} url */
async function canLogIn(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (hasCode(error, WRONG_PASSWORD)) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * @param {string} cluster
 * @param {number} port
 * @param {boolean} durable
 */
function serverArguments(cluster, port, durable) {
  const settings = {
    listen_addresses: '127.0.0.1',
    // A socket's path is limited to 107 bytes, and the folder of a checkout may be longer.
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A process of the product uses up to twenty-one, and the tests run several products at once.
    max_connections: '300',
    ...(durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: '1' }),
  };
  return [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
  ];
}

/**
 * Waits until the server answers.
 * @param {Promise<string>} ended
 * @param {string} url
 * @returns {Promise<string | null>} why it failed; null once it answers
 */
async function whyNotUp(ended, url) {
  const { default: pg } = await import('pg');
  /** @type {string | null} */
  let log = null;
  void ended.then((end) => (log = end));
  while (log === null) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return null;
    } catch (error) {
      if (hasCode(error, WRONG_PASSWORD)) return null;
      if (!isStarting(error)) return error instanceof Error ? error.message : String(error);
      await delay(POLL_MS);
    }
  }
  return log;
}

/** @param {unknown} error */
function isStarting(error) {
  const cannotConnectNow = '57P03';
  return ['ECONNREFUSED', 'ECONNRESET', cannotConnectNow].some((code) => hasCode(error, code));
}

/**
 * A test may have an Error of its own realm, so its class is not checked.
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return /** @type {{ code?: unknown }} */ (error).code === code;
}
