// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from './content-hash.mjs';
import { noticesFolder, writeNotices } from './notices.mjs';
import { root, workspaces } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';

/** @typedef {import('../lib/project.mjs').Workspace} Workspace */

/** Whatever the environment says: the Vite of the design pages sets `NODE_ENV` for its whole process. */
const MODE = 'production';

/** The folder of the stamps of what is built. */
export const stamps = join(root, 'node_modules/.cache/paattu');

/**
 * Builds the workspaces whose inputs, or whose dependencies' inputs, changed since their last build.
 * @param {AbortSignal} signal
 * @param {{ all?: boolean, only?: string }} [options] `only`: one folder
 * @returns {Promise<string[]>} the folders that were built
 */
export async function buildChanged(signal, { all = false, only } = {}) {
  const hashes = inputHashes();
  const wanted = workspaces.filter(({ folder }) => only === undefined || folder === only);
  const stale = wanted.filter((workspace) => all || !isBuilt(workspace, hashes));
  const [first, rest] = [stale.filter((w) => w.uses.length === 0), stale.filter((w) => w.uses.length > 0)];
  if (stale.length > 0)
    console.log(`Building ${stale.map((w) => w.folder).join(', ')}, which takes some minutes at most ...`);
  for (const workspace of first) await build(workspace, hashes, signal);
  // Two at a time: each build keeps about one core busy, and a small machine has two.
  const queue = [...rest];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await build(next, hashes, signal);
  };
  await Promise.all([worker(), worker()]);
  if (only === undefined && (stale.length > 0 || !existsSync(noticesFolder))) writeNotices();
  return stale.map((workspace) => workspace.folder);
}

/** @returns {Map<string, string>} by folder */
function inputHashes() {
  /** @type {Map<string, string>} */
  const hashes = new Map();
  for (const { folder, uses, sharedInputs, build: command } of workspaces) {
    const own = contentHash(root, [folder, ...sharedInputs, 'package-lock.json']);
    hashes.set(
      folder,
      [own, ...uses.map((used) => hashes.get(used)), `NODE_ENV=${MODE} ${command.join(' ')}`].join('\n'),
    );
  }
  return hashes;
}

/**
 * @param {Workspace} workspace
 * @param {Map<string, string>} hashes
 */
function isBuilt({ folder, output }, hashes) {
  const stamp = join(stamps, folder);
  return (
    existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashes.get(folder)
  );
}

/**
 * Builds a workspace.
 * @param {Pick<Workspace, 'folder' | 'build'>} workspace
 * @param {Map<string, string>} hashes from before the build, so that a file that changes meanwhile makes the build stale
 * @param {AbortSignal} signal
 */
export async function build({ folder, build: command }, hashes, signal) {
  const stamp = join(stamps, folder);
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: MODE };
  await runOrFail(command, `${folder} did not build.`, { signal, env });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hashes.get(folder) ?? '');
}
