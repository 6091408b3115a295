// @ts-check
import { fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tail } from '../lib/run.mjs';

/**
 * @typedef {object} ServerCommand
 * @property {string} program
 * @property {string[]} args
 * @property {{ uid?: number, gid?: number }} account the user that it runs as; empty for the current user
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
 * Runs a server program that stops when this process ends for any reason.
 * @param {ServerCommand} command
 * @returns {SupervisedServer}
 */
export function superviseServer(command) {
  closeSync(openSync(command.log, 'w'));
  // In its own session, so that Ctrl-C in the terminal does not stop the database before its clients.
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
