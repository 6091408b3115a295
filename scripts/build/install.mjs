// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';

/**
 * @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }> }} Lockfile
 */

/**
 * Runs `npm ci` if `node_modules` is missing or differs from the lockfile.
 * @param {AbortSignal} signal
 */
export async function ensureInstalled(signal) {
  if (isInstalled()) return;
  console.log('Installing the packages that the product uses, which takes some minutes ...');
  // The build needs the development packages with any NODE_ENV.
  await runOrFail(
    ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'],
    'The packages could not be installed.',
    {
      signal,
      // A package would report each installation to its maker.
      env: { ...process.env, SCARF_ANALYTICS: 'false' },
    },
  );
}

/** npm writes a lockfile of the installed packages into `node_modules`. */
function isInstalled() {
  try {
    const wanted = readLockfile(join(root, 'package-lock.json'));
    const present = readLockfile(join(root, 'node_modules/.package-lock.json'));
    return matches(wanted, present);
  } catch {
    return false;
  }
}

/**
 * Whether all locked packages are installed. Optional packages of other platforms may be missing.
 * @param {Lockfile} wanted
 * @param {Lockfile} present
 */
export function matches(wanted, present) {
  return Object.entries(wanted.packages)
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .every(([path, locked]) => {
      const found = present.packages[path];
      if (!found) return locked.optional === true;
      return found.version === locked.version && found.link === locked.link;
    });
}

/**
 * @param {string} path
 * @returns {Lockfile}
 */
function readLockfile(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
