// @ts-check
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { findProgram, isExecutable } from './debian.mjs';
import { run } from '../run.mjs';

const CACHE = join(root, 'node_modules/.cache/paattu');

/**
 * Finds Prometheus' own checker of rules, or takes it out of Debian's package, which is not installed: that would start
 * a server.
 * @param {AbortSignal} signal
 * @returns {Promise<string | null>} its path; null where it is not to be had
 */
export async function ensurePromtool(signal) {
  const kept = join(CACHE, 'promtool');
  const present = findProgram('promtool') ?? (isExecutable(kept) ? kept : null);
  if (present !== null || findProgram('apt-get') === null) return present;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'prometheus-'));
  try {
    console.log("Fetching Debian's package prometheus (apt-get download) ...");
    if (!(await download(folder, signal))) {
      await run(['apt-get', 'update'], { signal });
      if (!(await download(folder, signal))) return null;
    }
    const [archive = ''] = readdirSync(folder);
    const { code } = await run(['dpkg-deb', '--extract', join(folder, archive), folder], { signal });
    if (code !== 0) return null;
    renameSync(join(folder, 'usr/bin/promtool'), kept);
    return kept;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {AbortSignal} signal
 */
async function download(folder, signal) {
  // It writes where it stands.
  const { code } = await run(['sh', '-c', 'cd "$0" && apt-get download prometheus', folder], { signal });
  return code === 0;
}
