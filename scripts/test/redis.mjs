// @ts-check
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../lib/command-error.mjs';
import { freePort } from '../stack/preflight.mjs';
import { superviseServer } from '../stack/supervised-server.mjs';
import { findProgram, installPackages } from './debian.mjs';

const POLL_MS = 20;

/**
 * Starts a Redis without persistence. Returns null when Redis is missing and cannot be installed.
 * @param {string} folder
 * @param {AbortSignal} signal
 * @param {{ port?: number, password?: string }} [options]
 */
export async function startRedis(folder, signal, { port: wanted, password = '' } = {}) {
  if (findProgram('redis-server') === null) await installPackages(['redis-server'], signal);
  const program = findProgram('redis-server');
  if (program === null) {
    console.error(
      "\n!!! redis-server is missing and could not be installed: the queue's tests on Redis DO NOT RUN.\n",
    );
    return null;
  }
  const port = wanted ?? (await freePort());
  const log = join(folder, 'redis.log');
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    '/tmp',
    ...(password ? ['--requirepass', password] : []),
  ];
  const server = superviseServer({ program, args, account: {}, log });
  const failure = await Promise.race([server.ended, listens(port)]);
  if (failure !== null) throw new CommandError(`${failure}\n\nRedis did not start.`);
  return { ...server, url: `redis://127.0.0.1:${port}` };
}

/**
 * @param {number} port
 * @returns {Promise<null>}
 */
async function listens(port) {
  for (;;) {
    const open = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (open) return null;
    await delay(POLL_MS);
  }
}
