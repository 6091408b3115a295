// @ts-check
import { dirname } from 'node:path';
import { startCluster } from '../../scripts/stack/postgres/cluster.mjs';
import { makeDataFolder, remove } from '../../scripts/test/launched.mjs';

/**
 * Starts what all measures share: a folder, a database server that writes as durably as in production, and the signal to stop.
 * @param {AbortSignal} signal
 */
export async function makePlace(signal) {
  const folder = makeDataFolder();
  const cluster = await startCluster({ folder, password: 'bench', durable: true });
  return {
    folder,
    cluster,
    signal,
    async leave() {
      await cluster.stop();
      if (cluster.moved) remove(dirname(cluster.folder));
      remove(folder);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof makePlace>>} Place */
