// @ts-check
import { fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tail } from '../lib/run.mjs';

/**
 * @typedef {object} ServerCommand
 * @property {string} program
 * @property {string[]} args
 * @property {{ uid?: number, gid?: number }} account whom it runs as; empty for the present user
 * @property {string} log file for its output
 */
/**
 * @typedef {object} SupervisedServer
 * @property {Promise<string>} ended resolves with the end of its log
 * @property {() => Promise<void>} stop cleanly
 * @property {() => void} kill at once
 */

const supervisor = fileURLToPath(new URL('supervisor.mjs', import.meta.url));

/**
 * Runs a server of another make that ends when this process ends, however that happens.
 * @param {ServerCommand} command
 * @returns {SupervisedServer}
 */
export function superviseServer(command) {
  closeSync(openSync(command.log, 'w'));
  // In a session of its own: a Ctrl-C in the terminal must not reach a database before those who use it.
  const child = fork(supervisor, [JSON.stringify(command)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) =>
    child.once('exit', () => resolve(tail(readFileSync(command.log, 'utf8')))),
  );
  return {
    ended,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
    kill: () => child.kill('SIGQUIT'),
  };
}
