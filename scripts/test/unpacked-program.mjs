// @ts-check
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { run } from '../lib/run.mjs';
import { findProgram, isExecutable } from './debian.mjs';

const CACHE = join(root, 'node_modules/.cache/paattu');

/**
 * Servers whose program the tests and the bench need. An installed package would also start a service. `path` is the
 * location of the program in the package, which may be missing in PATH.
 */
const PACKAGES = {
  promtool: { from: 'prometheus', path: 'usr/bin/promtool', version: '--version' },
  nginx: { from: 'nginx', path: 'usr/sbin/nginx', version: '-v' },
};

/**
 * Finds a program, or extracts it from Debian's package.
 * @param {keyof typeof PACKAGES} name
 * @param {AbortSignal} signal
 * @returns {Promise<string | null>} its path; null when it is not available
 */
export async function ensureUnpacked(name, signal) {
  const { path } = PACKAGES[name];
  const kept = join(CACHE, name);
  const present = findProgram(name) ?? [`/${path}`, kept].find(isExecutable) ?? null;
  return present ?? ((await unpack(name, kept, signal)) ? kept : null);
}

/**
 * @param {keyof typeof PACKAGES} name
 * @param {string} kept the target path of the program
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether the program exists and runs
 */
async function unpack(name, kept, signal) {
  if (findProgram('apt-get') === null) return false;
  const { from, path, version } = PACKAGES[name];
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, `${from}-`));
  try {
    console.log(`Fetching Debian's package ${from} (apt-get download) ...`);
    if (!(await download(from, folder, signal))) {
      await run(['apt-get', 'update'], { signal });
      if (!(await download(from, folder, signal))) return false;
    }
    const archive = readdirSync(folder).find((name) => name.endsWith('.deb')) ?? '';
    const program = join(folder, path);
    await run(['dpkg-deb', '--extract', join(folder, archive), folder], { signal });
    // Another Debian release may use another package name or lack the libraries that the program needs.
    if (!isExecutable(program) || (await run([program, version], { signal })).code !== 0) return false;
    renameSync(program, kept);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} from
 * @param {string} folder
 * @param {AbortSignal} signal
 */
async function download(from, folder, signal) {
  // `apt-get download` writes to the working directory.
  const { code } = await run(['sh', '-c', 'cd "$0" && apt-get download "$1"', folder, from], { signal });
  return code === 0;
}
