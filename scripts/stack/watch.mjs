// @ts-check
import { join } from 'node:path';
import { watch } from 'chokidar';
import { buildChanged } from '../build/build.mjs';
import { isLeftOut } from '../build/content-hash.mjs';
import { CommandError, Stopped } from '../lib/command-error.mjs';
import { root, workspaces } from '../lib/project.mjs';

/** Saves within this time count as one change. */
const SETTLES_WITHIN_MS = 150;
const RUN_BY_SERVERS = ['packages/shared', 'backend', 'public-web'];

/**
 * Rebuilds what a change in the sources affects, until the signal aborts.
 * @param {import('./stack.mjs').Stack} stack
 * @param {AbortSignal} signal
 */
export async function watchSources(stack, signal) {
  const folders = workspaces.map(({ folder }) => join(root, folder));
  const watcher = watch(folders, { ignored: isLeftOut, ignoreInitial: true });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let work = Promise.resolve();
  const settle = () => {
    work = work.then(() => apply(stack, signal));
  };
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLES_WITHIN_MS);
  });
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  clearTimeout(timer);
  await watcher.close();
  await work;
}

/**
 * @param {import('./stack.mjs').Stack} stack
 * @param {AbortSignal} signal
 */
async function apply(stack, signal) {
  try {
    const built = await buildChanged(signal);
    if (built.some((folder) => RUN_BY_SERVERS.includes(folder))) await stack.restartServers();
    if (built.length > 0) console.log(`Built ${built.join(', ')}; reload the page to see it.`);
  } catch (error) {
    if (error instanceof Stopped) return;
    // The next change may mend it.
    console.error(error instanceof CommandError ? error.message : error);
  }
}
