// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';

/** Holds what takes minutes to make: the base image's files, and the layers of the last run. */
export const CACHE = join(root, 'node_modules/.cache/paattu/images');

const STORE = ['--root', join(CACHE, 'store'), '--runroot', join(CACHE, 'run'), '--storage-driver', 'vfs'];

/** Runs in a chroot, since a machine for tests may lack what containers need. */
const ENVIRONMENT = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

/**
 * @param {string[]} args
 * @returns {{ command: string[], env: NodeJS.ProcessEnv }} for a process that goes on
 */
export function buildahCommand(args) {
  mkdirSync(CACHE, { recursive: true });
  const [subcommand = '', ...rest] = args;
  return { command: ['buildah', ...STORE, subcommand, ...rest], env: ENVIRONMENT };
}

/**
 * Runs buildah to its end.
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @returns {Promise<string>} what it printed, without the line's end
 */
export async function buildah(args, signal) {
  const { command, env } = buildahCommand(args);
  return (await runOrFail(command, `buildah ${args[0]} failed.`, { env, signal })).trim();
}

/**
 * The size of an image, with everything below it.
 * @param {string} image
 * @param {AbortSignal} signal
 */
export async function megabytesOf(image, signal) {
  const container = await buildah(['from', '--pull-never', image], signal);
  try {
    const folder = await buildah(['mount', container], signal);
    const size = await runOrFail(['du', '--summarize', '--bytes', folder], 'du failed.', { signal });
    return Math.round(Number(size.split('\t')[0]) / 1_000_000);
  } finally {
    await buildah(['rm', container], signal);
  }
}
