// @ts-check
import pg from 'pg';
import { checkConfiguration, isLocal, readEnvironment } from './configuration.mjs';
import { CommandError } from '../lib/command-error.mjs';
import { demoEnvironment } from './demo.mjs';
import { localSecrets } from './local-secrets.mjs';
import { startLocalCluster } from './postgres/local-cluster.mjs';
import { ensureDatabase } from './postgres/database.mjs';
import { checkDataFolder, checkPort } from './preflight.mjs';
import { serverDist } from '../lib/project.mjs';
import { readableLog } from './readable-log.mjs';
import { ServerProcess } from './server-process.mjs';
import { StartSteps } from './start-steps.mjs';

/** @typedef {import('./postgres/cluster.mjs').Cluster} Cluster */
/** @typedef {import('./configuration.mjs').Config} Config */
/**
 * @typedef {object} Started
 * @property {Config} config
 * @property {boolean} hasBegunEmpty whether this data never has the demo, and its owner chose the password in the browser
 * @property {boolean} isStillDemo whether SEED_DEMO=false comes too late: this data has the demo
 * @property {boolean} isPasswordGiven whether the environment has the password of the owner
 * @property {string | null} ownerPassword only at the start that created it, or of a demo
 */

/** The product on this machine: API, worker, and a database if none is configured. */
export class Stack {
  /** @type {Cluster | null} */
  cluster = null;
  /** @type {ServerProcess[]} */
  servers = [];
  #stopping = false;
  /** @type {(error: CommandError) => void} */
  #fail = () => {};
  /** @type {(error: CommandError) => void} */
  #onGivenUp;
  /** Rejects when a process failed for good. @type {Promise<never>} */
  failed = new Promise((_, reject) => (this.#fail = reject));

  /** @type {string | null} */
  #demoPhase;

  /**
   * @param {object} options
   * @param {boolean} options.outlivesServers whether the stack keeps running when API or worker fail
   * @param {string | null} [options.demoPhase] makes it a demo
   */
  constructor({ outlivesServers, demoPhase = null }) {
    this.#demoPhase = demoPhase;
    this.#onGivenUp = outlivesServers ? ({ message }) => console.error(message) : this.#fail;
    // It may reject before anything awaits it.
    this.failed.catch(() => {});
  }

  /**
   * Checks the settings and the machine, then starts the database, then API and worker.
   * @param {AbortSignal} signal
   * @returns {Promise<Started>}
   */
  async start(signal) {
    const env = await this.#readEnvironment();
    const config = await checkConfiguration(env);
    checkDataFolder(config.dataDir);
    await checkPort(config.host, config.port);
    const local = isLocal(env) ? localSecrets(config.dataDir, { makesOwner: makesOwner(env) }) : null;
    const serverEnv = local ? await this.#localEnvironment(env, config, local.secrets) : env;
    signal.throwIfAborted();
    signal.addEventListener('abort', () => void this.#stopServers(), { once: true });
    await this.#startServers(serverEnv);
    const isShown = local !== null && (local.isNew || this.#demoPhase !== null);
    const { ownerEmail } = await checkConfiguration(serverEnv);
    return {
      // The password of a local start stays out: the welcome says whether the environment has one.
      config: { ...config, ownerEmail },
      hasBegunEmpty: local?.secrets.OWNER_PASSWORD === null,
      isStillDemo: env.SEED_DEMO === 'false' && (await hasDemo(serverEnv.DATABASE_URL)),
      isPasswordGiven: Boolean(env.OWNER_PASSWORD),
      ownerPassword: isShown && !env.OWNER_PASSWORD ? local.secrets.OWNER_PASSWORD : null,
    };
  }

  /** @returns {Promise<NodeJS.ProcessEnv>} */
  async #readEnvironment() {
    const env = await readEnvironment();
    return this.#demoPhase === null ? env : demoEnvironment(env, this.#demoPhase);
  }

  /** Stops the servers, then the database that they use. */
  async stop() {
    this.#stopping = true;
    await this.#stopServers();
    await this.cluster?.stop();
  }

  /** Kills all processes at once. Committed data stays. */
  kill() {
    for (const server of this.servers) server.kill();
    this.cluster?.kill();
  }

  /** Restarts API and worker with new code. */
  async restartServers() {
    await this.#stopServers();
    if (!this.#stopping) await Promise.all(this.servers.map((server) => server.start()));
  }

  /**
   * @param {NodeJS.ProcessEnv} env
   * @param {Config} config
   * @param {import('./local-secrets.mjs').LocalSecrets} secrets
   * @returns {Promise<NodeJS.ProcessEnv>}
   */
  async #localEnvironment(env, { dataDir }, secrets) {
    const { JWT_SECRET, LINK_SECRET, VOTE_PEPPER, OWNER_PASSWORD } = secrets;
    // A site that began empty stays without the demo at each later start.
    const owner = OWNER_PASSWORD === null ? { SEED_DEMO: 'false' } : { OWNER_PASSWORD };
    const given = { JWT_SECRET, LINK_SECRET, VOTE_PEPPER, ...owner, ...env };
    if (env.DATABASE_URL) return given;
    const steps = new StartSteps('PostgreSQL');
    steps.begin('starting, which creates the database the first time');
    this.cluster = await startLocalCluster(dataDir, secrets).finally(() => steps.end());
    void this.cluster.ended.then((log) => {
      if (!this.#stopping) this.#fail(new CommandError(`${log}\n\nPostgreSQL exited unexpectedly.`));
    });
    return { ...given, ...(await ensureDatabase(this.cluster, 'paattu', secrets)) };
  }

  /** @param {NodeJS.ProcessEnv} env */
  async #startServers(env) {
    const { level, logTo } = readableLog(env);
    const common = {
      env: level === undefined ? env : { ...env, LOG_LEVEL: level },
      logTo,
      onGivenUp: this.#onGivenUp,
    };
    this.servers = [
      new ServerProcess({ ...common, name: 'API', script: `${serverDist}/main.js` }),
      new ServerProcess({ ...common, name: 'worker', script: `${serverDist}/worker.js` }),
    ];
    await Promise.all(this.servers.map((server) => server.start()));
  }

  async #stopServers() {
    await Promise.all(this.servers.map((server) => server.stop()));
  }
}

/**
 * Whether the first start of a local site makes an owner. An empty site gets its owner at /setup, as on a server, unless the environment names one.
 * @param {NodeJS.ProcessEnv} env
 */
function makesOwner({ SEED_DEMO, OWNER_EMAIL, OWNER_PASSWORD }) {
  return SEED_DEMO !== 'false' || Boolean(OWNER_EMAIL ?? OWNER_PASSWORD);
}

/**
 * Whether the database has had the demo.
 * @param {string | undefined} url
 */
async function hasDemo(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(`select from app_state where key = 'demo'`)).rowCount === 1;
  } finally {
    await client.end();
  }
}
