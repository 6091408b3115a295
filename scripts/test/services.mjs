// @ts-check
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startCluster } from '../stack/postgres/cluster.mjs';
import { startRedis } from './redis.mjs';
import { ensureUnpacked } from './unpacked-program.mjs';

/**
 * Starts the temporary database server and Redis that the tests share. Each suite creates its own databases there.
 * @param {AbortSignal} signal
 */
export async function startTestServices(signal) {
  const promtool = await ensureUnpacked('promtool', signal);
  if (promtool === null)
    console.error('\n!!! promtool is missing and could not be fetched: the alerts ARE NOT TESTED.\n');
  const nginx = await ensureUnpacked('nginx', signal);
  if (nginx === null)
    console.error('\n!!! nginx is missing and could not be fetched: restarts behind it ARE NOT TESTED.\n');
  const folder = mkdtempSync(join(fastFolder(), 'paattu-test-'));
  // PostgreSQL may run as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  const cluster = await startCluster({ folder, password: 'tests', durable: false });
  const redis = await startRedis(folder, signal);
  return {
    env: {
      TEST_DATABASE_URL: cluster.superuserUrl('postgres'),
      ...(redis ? { TEST_REDIS_URL: redis.url } : { REDIS_TESTS: 'off' }),
      TEST_PROMTOOL: promtool ?? '',
      TEST_NGINX: nginx ?? '',
    },
    async stop() {
      await Promise.all([cluster.stop(), redis?.stop()]);
      const folders = cluster.moved ? [folder, dirname(cluster.folder)] : [folder];
      for (const path of folders) rmSync(path, { recursive: true, force: true });
    },
  };
}

const MEMORY_FOLDER = '/dev/shm';
/** The databases of a whole run take less. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Hundreds of databases are created in a run; a disk takes six times as long for each as memory does. */
function fastFolder() {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY_FOLDER : tmpdir();
}
