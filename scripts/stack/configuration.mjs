// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../lib/command-error.mjs';
import { makeSecrets } from './local-secrets.mjs';
import { backendDist, root } from '../lib/project.mjs';

/** @typedef {import('../../backend/src/config/config.js').Config} Config */

/** The variables of the environment and of `.env`. The environment wins; an empty variable counts as unset. */
export function readEnvironment() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
}

/**
 * Checks the environment with the server's schema, so that errors are reported before anything starts.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Config>}
 */
export async function checkConfiguration(env) {
  const module = pathToFileURL(join(root, backendDist, 'config/config.js')).href;
  const { loadConfig, ConfigError } = await import(module);
  try {
    return loadConfig(withStandIns(env));
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(/** @type {Error} */ (error).message);
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
