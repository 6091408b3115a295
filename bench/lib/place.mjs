// @ts-check
import { dirname } from 'node:path';
import { startCluster } from '../../scripts/stack/postgres/cluster.mjs';
import { makeDataFolder, remove } from '../../scripts/test/launched.mjs';

/**
 * What all measures stand on: a folder, a database server that writes as durably as in production, and the stop.
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
