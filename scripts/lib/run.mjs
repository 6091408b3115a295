// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CommandError, Stopped } from './command-error.mjs';
import { root } from './project.mjs';

const TAIL_LINES = 40;

/**
 * @typedef {object} Finished
 * @property {number} code
 * @property {string} output stdout and stderr
 * @property {string} stdout
 */

/**
 * Runs a command and collects its output.
 * @param {string[]} command a program of node_modules/.bin or of the PATH, and its arguments
 * @param {{ env?: NodeJS.ProcessEnv, signal?: AbortSignal, show?: boolean }} [options]
 *   `show` prints the output instead of collecting it
 * @returns {Promise<Finished>}
 */
export function run([program = '', ...args], { env = process.env, signal, show = false } = {}) {
  signal?.throwIfAborted();
  // In its own process group, so that an abort also reaches processes that npm starts.
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
 * Runs a command and returns its stdout. If it fails, throws a command error with the end of its output and a
 * sentence.
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
 * The output of a command that fails; null if it succeeds.
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
