// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../lib/command-error.mjs';
import { makeSecrets } from './local-secrets.mjs';
import { backendDist, root } from '../lib/project.mjs';

/** @typedef {import('../../backend/src/config/config.js').Config} Config */

const ofConfig = (/** @type {string} */ module) =>
  import(pathToFileURL(join(root, backendDist, 'config', module)).href);

/**
 * The variables of the environment and of `.env`, and the secrets of the files that they name. The environment wins; an
 * empty variable counts as unset.
 */
export async function readEnvironment() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  /** @type {typeof import('../../backend/src/config/secret-files.js')} */
  const { withSecretFiles } = await ofConfig('secret-files.js');
  return Object.fromEntries(
    Object.entries(withSecretFiles(process.env).env).filter(([, value]) => value !== ''),
  );
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
