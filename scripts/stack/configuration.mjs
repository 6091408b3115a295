// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { CommandError } from '../lib/command-error.mjs';
import { makeSecrets } from './local-secrets.mjs';
import { backendDist, root } from '../lib/project.mjs';

/** @typedef {import('../../backend/src/config/config.js').Config} Config */

const ofConfig = (/** @type {string} */ module) =>
  import(pathToFileURL(join(root, backendDist, 'config', module)).href);

/**
 * The variables of the environment and of `.env`, and the secrets of the files that they name. The environment wins; an
 * empty variable counts as unset. Says so when the file is for Docker Compose, and leaves it out.
 */
export async function readEnvironment(file = join(root, '.env')) {
  const found = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const isOfCompose = isForCompose(found);
  if (isOfCompose) console.log(OF_COMPOSE);
  /** @type {typeof import('../../backend/src/config/secret-files.js')} */
  const { withSecretFiles } = await ofConfig('secret-files.js');
  return Object.fromEntries(
    Object.entries(withSecretFiles({ ...(!isOfCompose && found), ...process.env }).env).filter(
      ([, value]) => value !== '',
    ),
  );
}

const OF_COMPOSE =
  'The file .env is the one of "docker compose", which init.sh writes. It is not read here: this command uses the variables of the environment, and without them data of its own.';

/**
 * Whether a `.env` has the settings of the site that Docker Compose runs: the domain of that site would be in all addresses here, and its mail server
 * would send the emails. Compose needs the password, and makes the address of the database itself.
 * @param {NodeJS.Dict<string>} found
 */
export function isForCompose({ POSTGRES_PASSWORD, DATABASE_URL, DATABASE_URL_FILE }) {
  return Boolean(POSTGRES_PASSWORD) && !DATABASE_URL && !DATABASE_URL_FILE;
}

/**
 * Checks the environment with the server's schema, so that errors are reported before anything starts.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Config>}
 */
export async function checkConfiguration(env) {
  /** @type {typeof import('../../backend/src/config/config.js')} */
  const { loadConfig, ConfigError } = await ofConfig('config.js');
  try {
    return loadConfig(withStandIns(env));
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(error.message);
    throw error;
  }
}

/** Only a local start creates secrets and a database. In production they must be set. */
export function isLocal(/** @type {NodeJS.ProcessEnv} */ env) {
  return env.NODE_ENV !== 'production';
}

/**
 * Adds placeholders for variables that a local start creates later or does not use.
 * @param {NodeJS.ProcessEnv} env
 */
export function withStandIns(env) {
  if (!isLocal(env)) return env;
  const { JWT_SECRET, LINK_SECRET, VOTE_PEPPER } = makeSecrets();
  return { JWT_SECRET, LINK_SECRET, VOTE_PEPPER, DATABASE_URL: 'postgres://127.0.0.1/stand-in', ...env };
}
