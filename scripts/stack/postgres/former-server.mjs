// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../../lib/command-error.mjs';
import { findProcess } from '../../lib/process-table.mjs';

const STOPS_WITHIN_MS = 30_000;
/** How long a supervisor may take to notice that its start was killed. */
const NOTICES_WITHIN_MS = 3_000;
const POLL_MS = 50;

/**
 * Waits until no server runs on a cluster. A server that shuts down is awaited and a server without a supervisor is
 * stopped. A server of another start is a command error.
 * @param {string} cluster its folder
 */
export async function awaitFormerServer(cluster) {
  const began = performance.now();
  for (;;) {
    const server = runningServer(cluster);
    if (server === null) return;
    const waited = performance.now() - began;
    if (!server.supervised) {
      process.kill(server.pid, 'SIGINT');
    } else if (!server.stopping && waited > NOTICES_WITHIN_MS) {
      throw new CommandError(
        `Another start is running with this data: its PostgreSQL (process ${server.pid}) uses ${cluster}. ` +
          'Stop that one first, or choose another folder with DATA_DIR.',
      );
    }
    if (waited > STOPS_WITHIN_MS) {
      throw new CommandError(
        `The PostgreSQL of an earlier start (process ${server.pid}) does not stop; stop it by hand.`,
      );
    }
    await delay(POLL_MS);
  }
}

/**
 * The port of another start's server, or null when none runs or it is shutting down.
 * @param {string} cluster its folder
 */
export function portOfRunningServer(cluster) {
  const server = runningServer(cluster);
  return server?.supervised && !server.stopping ? server.port : null;
}

/**
 * @param {string} cluster
 * @returns {{ pid: number, port: number, stopping: boolean, supervised: boolean } | null}
 */
function runningServer(cluster) {
  const lock = join(cluster, 'postmaster.pid');
  const lines = readLines(lock);
  if (lines === null) return null;
  const pid = Number(lines[0]);
  const found = findProcess(pid);
  if (!found?.command.includes(` -D ${cluster} `)) {
    // After a crash another process may have the same number, and PostgreSQL would not start.
    rmSync(lock, { force: true });
    return null;
  }
  const parent = findProcess(found.parent);
  return {
    pid,
    port: Number(lines[3]),
    stopping: lines[7]?.trim() === 'stopping',
    supervised: !!parent?.command.includes('supervisor.mjs'),
  };
}

/**
 * @param {string} path
 * @returns {string[] | null}
 */
function readLines(path) {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return null;
  }
}
