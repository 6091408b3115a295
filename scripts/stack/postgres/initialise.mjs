// @ts-check
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../lib/command-error.mjs';

/**
 * Creates a cluster if there is none, under a temporary name that is changed at the end. So neither a killed start nor
 * two starts at once leave an incomplete cluster.
 * @param {import('./placement.mjs').Placement} placement
 * @param {import('./account.mjs').Account} account
 * @param {{ password: string, durable: boolean }} options
 * @returns {boolean} whether it is new
 */
export function initialiseCluster({ bin, cluster }, account, { password, durable }) {
  if (existsSync(cluster)) return false;
  const draft = `${cluster}.new-${process.pid}`;
  const data = join(draft, 'data');
  const passwordFile = join(draft, 'password');
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account.uid !== undefined && account.gid !== undefined) {
      for (const path of [draft, data, passwordFile]) chownSync(path, account.uid, account.gid);
    }
    runInitdb(join(bin, 'initdb'), data, passwordFile, account, durable);
    renameSync(data, cluster);
  } catch (error) {
    if (!existsSync(cluster)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return true;
}

/**
 * @param {string} initdb
 * @param {string} data
 * @param {string} passwordFile
 * @param {import('./account.mjs').Account} account
 * @param {boolean} durable
 */
function runInitdb(initdb, data, passwordFile, account, durable) {
  const args = [
    ...['--pgdata', data, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
  ];
  const result = spawnSync(initdb, args, { ...account, cwd: '/', env: { LC_ALL: 'C' }, encoding: 'utf8' });
  if (result.status === 0) return;
  const reason = result.error?.message ?? result.stderr;
  throw new CommandError(`${reason}\nPostgreSQL could not create its data folder.`);
}
