// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../lib/command-error.mjs';
import { backendDist, root } from '../lib/project.mjs';

/** What a demo takes of the settings. Everything else, such as a database or an SMTP server, belongs to a real site. */
const TAKEN = ['HOST', 'PORT', 'LOG_LEVEL'];

/**
 * The environment of a demo. Each phase has a folder of its own, so that a second start finds its data.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} phase
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function demoEnvironment(env, phase) {
  const { configSchema, DEMO_PHASE_NAMES } = await import(
    pathToFileURL(join(root, backendDist, 'config/config.js')).href
  );
  if (!DEMO_PHASE_NAMES.includes(phase)) {
    throw new CommandError(`--phase ${phase}: the phases are ${DEMO_PHASE_NAMES.join(', ')}.`);
  }
  const settings = Object.keys(configSchema.shape).filter((name) => !TAKEN.includes(name));
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !settings.includes(name))),
    DATA_DIR: join(env.DATA_DIR ?? '.data', 'demo', phase),
    DEMO_PHASE: phase,
  };
}
