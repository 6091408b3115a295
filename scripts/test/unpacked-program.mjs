// @ts-check
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { run } from '../lib/run.mjs';
import { findProgram, isExecutable } from './debian.mjs';

const CACHE = join(root, 'node_modules/.cache/paattu');

/**
 * Servers of which the tests and the bench need the program alone: installed, their packages would start them. `path`
 * is where the package has the program, which not every user's PATH names.
 */
const PACKAGES = {
  promtool: { from: 'prometheus', path: 'usr/bin/promtool', version: '--version' },
  nginx: { from: 'nginx', path: 'usr/sbin/nginx', version: '-v' },
};

/**
 * Finds a program, or takes it out of Debian's package.
 * @param {keyof typeof PACKAGES} name
 * @param {AbortSignal} signal
 * @returns {Promise<string | null>} its path; null where it is not to be had
 */
export async function ensureUnpacked(name, signal) {
  const { path } = PACKAGES[name];
  const kept = join(CACHE, name);
  const present = findProgram(name) ?? [`/${path}`, kept].find(isExecutable) ?? null;
  return present ?? ((await unpack(name, kept, signal)) ? kept : null);
}

/**
 * @param {keyof typeof PACKAGES} name
 * @param {string} kept where the program goes
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether it is there, and runs
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
    // Another release may have it in another package, and the libraries that it needs do not come with it.
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
  // It writes where it stands.
  const { code } = await run(['sh', '-c', 'cd "$0" && apt-get download "$1"', folder, from], { signal });
  return code === 0;
}
