// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CommandError, Stopped } from './command-error.mjs';
import { root } from './project.mjs';

const TAIL_LINES = 40;

/**
 * @typedef {object} Finished
 * @property {number} code
 * @property {string} output what the command printed, on either stream
 * @property {string} stdout
 */

/**
 * Runs a command to its end, with its output kept instead of shown.
 * @param {string[]} command a program of node_modules/.bin or of the PATH, and its arguments
 * @param {{ env?: NodeJS.ProcessEnv, signal?: AbortSignal, show?: boolean }} [options]
 *   `show` hands the terminal to the command; nothing is kept then
 * @returns {Promise<Finished>}
 */
export function run([program = '', ...args], { env = process.env, signal, show = false } = {}) {
  signal?.throwIfAborted();
  // A group of its own: an abort then reaches the compilers that npm starts, too.
  const child = spawn(program, args, {
    cwd: root,
    env: { ...env, PATH: `${join(root, 'node_modules/.bin')}:${env.PATH ?? ''}` },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    detached: true,
  });
  /** @type {Buffer[]} */
  const chunks = [];
  /** @type {Buffer[]} */
  const printed = [];
  child.stdout?.on('data', (chunk) => void [chunks, printed].forEach((kept) => kept.push(chunk)));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  const abort = () =>
    child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGTERM');
  signal?.addEventListener('abort', abort);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', abort);
      if (signal?.aborted) reject(new Stopped());
      else
        resolve({
          code: code ?? 1,
          output: String(Buffer.concat(chunks)),
          stdout: String(Buffer.concat(printed)),
        });
    });
  });
}

/**
 * Runs a command that has to succeed; where it does not, the end of its output is shown, and one sentence.
 * Answers with what it printed on stdout.
 * @param {string[]} command
 * @param {string} sentence
 * @param {{ env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options]
 */
export async function runOrFail(command, sentence, options) {
  const { code, output, stdout } = await run(command, options);
  if (code === 0) return stdout;
  throw new CommandError(`${tail(output)}\n\n${sentence} (${command.join(' ')})`);
}

/**
 * What a command printed that has failed; null where it has not.
 * @param {string[]} command
 * @param {{ signal: AbortSignal, env?: NodeJS.ProcessEnv }} options
 */
export async function outputIfFailed(command, options) {
  const { code, output } = await run(command, options);
  return code === 0 ? null : output;
}

/** @param {string} output */
export function tail(output) {
  return output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
