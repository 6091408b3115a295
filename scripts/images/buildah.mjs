// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';

/** Keeps the files of the base image and the layers of the last run, which take minutes to make. */
export const CACHE = join(root, 'node_modules/.cache/paattu/images');

const STORE = ['--root', join(CACHE, 'store'), '--runroot', join(CACHE, 'run'), '--storage-driver', 'vfs'];

/** Runs in a chroot, since a machine for tests may lack what containers need. */
const ENVIRONMENT = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

/**
 * @param {string[]} args
 * @returns {{ command: string[], env: NodeJS.ProcessEnv }} for a process that runs on its own
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
 * @returns {Promise<string>} its output, without the line break at the end
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
