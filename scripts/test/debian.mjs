// @ts-check
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../lib/run.mjs';

/**
 * The full path of a program in PATH, or null.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs Debian packages if this user may.
 * @param {string[]} packages
 * @param {AbortSignal} signal
 */
export async function installPackages(packages, signal) {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === null) return;
  console.log(`Installing ${packages.join(', ')} (apt-get) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update'], { env, signal });
  const { code, output } = await run(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], {
    env,
    signal,
  });
  if (code !== 0) console.error(output);
}
