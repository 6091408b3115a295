// @ts-check
import { startCluster } from './cluster.mjs';

/**
 * Starts the cluster of a data folder. In the folder of an earlier release the superuser still has the password of the
 * role that serves.
 * @param {string} dataDir
 * @param {import('../local-secrets.mjs').LocalSecrets} secrets
 */
export function startLocalCluster(dataDir, { SUPERUSER_PASSWORD, DATABASE_PASSWORD }) {
  return startCluster({
    folder: dataDir,
    password: SUPERUSER_PASSWORD,
    formerPassword: DATABASE_PASSWORD,
    durable: true,
  });
}
