// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';

/**
 * @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }> }} Lockfile
 */

/**
 * Runs `npm ci` where node_modules is missing or is not what the lockfile says.
 * @param {AbortSignal} signal
 */
export async function ensureInstalled(signal) {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  // The build needs the development packages, whatever NODE_ENV says.
  await runOrFail(
    ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'],
    'The packages could not be installed.',
    {
      signal,
    },
  );
}

/** npm keeps in node_modules a lockfile of what it has put there. */
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
 * Whether everything that is locked is present; optional packages of other platforms are not.
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
