// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfiguration, isLocal, readEnvironment, withStandIns } from './configuration.mjs';
import { CommandError, Stopped } from '../lib/command-error.mjs';
import { localSecrets } from './local-secrets.mjs';
import { serverAccount } from './postgres/account.mjs';
import { startLocalCluster } from './postgres/local-cluster.mjs';
import { ensureDatabase } from './postgres/database.mjs';
import { portOfRunningServer } from './postgres/former-server.mjs';
import { placeServer } from './postgres/placement.mjs';
import { checkDataFolder } from './preflight.mjs';
import { backendDist } from '../lib/project.mjs';
import { run } from '../lib/run.mjs';

/** @typedef {import('./configuration.mjs').Config} Config */
/** @typedef {{ variables: NodeJS.ProcessEnv, stop: () => Promise<void> }} Database */

/**
 * @param {string} folder
 * @param {AbortSignal} signal
 */
export function backUp(folder, signal) {
  return runOnDatabase('commands/backup.js', [folder], signal, async ({ dataDir }) => {
    if (!existsSync(join(dataDir, 'postgres'))) {
      throw new CommandError(
        `DATA_DIR: there is no database in ${dataDir}. Set DATA_DIR to the folder of the site to back up.`,
      );
    }
    return findRunningDatabase(dataDir) ?? startDatabase(dataDir);
  });
}

/**
 * @param {string} folder
 * @param {string[]} journal the options that name the erasure journal
 * @param {AbortSignal} signal
 */
export function restore(folder, journal, signal) {
  return runOnDatabase('commands/restore.js', [folder, ...journal], signal, ({ dataDir }) => {
    checkDataFolder(dataDir);
    return startDatabase(dataDir);
  });
}

/**
 * Erases again what the erasure journal names, after a restore that ended before it did.
 * @param {AbortSignal} signal
 */
export function eraseAgain(signal) {
  return runOnDatabase('commands/erase-again.js', [], signal, ({ dataDir }) => startDatabase(dataDir));
}

/**
 * Runs a program of the server on the database of the environment, or on the one in the data folder.
 * @param {string} program
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @param {(config: Config) => Promise<Database>} openLocal
 */
async function runOnDatabase(program, args, signal, openLocal) {
  const env = await readEnvironment();
  const config = await checkConfiguration(env);
  const database = isLocal(env) && !env.DATABASE_URL ? await openLocal(config) : null;
  try {
    const given = { ...withStandIns(env), ...database?.variables };
    const command = [process.execPath, join(backendDist, program), ...args];
    const { code } = await run(command, { env: given, signal, show: true });
    if (code !== 0) process.exitCode = code;
  } catch (error) {
    if (error instanceof Stopped) process.exitCode = 1;
    throw error;
  } finally {
    await database?.stop();
  }
}

/**
 * @param {string} dataDir
 * @returns {Promise<Database> | null}
 */
function findRunningDatabase(dataDir) {
  const port = portOfRunningServer(placeServer(serverAccount(), dataDir).cluster);
  if (port === null) return null;
  const { DATABASE_PASSWORD } = localSecrets(dataDir).secrets;
  // A backup only reads.
  const DATABASE_URL = `postgres://paattu:${DATABASE_PASSWORD}@127.0.0.1:${port}/paattu`;
  return Promise.resolve({ variables: { DATABASE_URL }, stop: async () => {} });
}

/**
 * @param {string} dataDir
 * @returns {Promise<Database>}
 */
async function startDatabase(dataDir) {
  const { secrets } = localSecrets(dataDir);
  const cluster = await startLocalCluster(dataDir, secrets);
  const stop = () => cluster.stop();
  try {
    return { variables: { ...(await ensureDatabase(cluster, 'paattu', secrets)) }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
