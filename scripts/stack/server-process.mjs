// @ts-check
import { fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError, Stopped } from '../lib/command-error.mjs';
import { root } from '../lib/project.mjs';
import { StartSteps } from './start-steps.mjs';

const STOPS_WITHIN_MS = 20_000;
/** A process that ran this long did not fail at its start. */
const SETTLED_AFTER_MS = 60_000;
const GIVES_UP_AFTER = 5;
const FIRST_PAUSE_MS = 100;

/** A process of the product (API or worker) that is restarted when it dies, after a growing delay. */
export class ServerProcess {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  /** @type {Promise<void>} */
  #ended = Promise.resolve();
  #stopping = false;
  #quickDeaths = 0;

  /**
   * @param {object} options
   * @param {string} options.name for people
   * @param {string} options.script
   * @param {NodeJS.ProcessEnv} options.env
   * @param {((output: NodeJS.ReadableStream) => void) | null} options.logTo receives the output; null uses the output of this process
   * @param {(error: CommandError) => void} options.onGivenUp
   */
  constructor(options) {
    this.options = options;
  }

  /** Resolves when the process is ready; rejects when it exits before. */
  async start() {
    this.#stopping = false;
    const child = this.#fork();
    const startedAt = performance.now();
    const steps = new StartSteps(this.options.name);
    steps.begin('starting');
    const ready = await new Promise((resolve) => {
      child.on('message', (message) => {
        const step = textOf(message, 'step');
        const sentence = textOf(message, 'sentence');
        if (step !== null) steps.begin(step);
        else if (sentence !== null) console.log(sentence);
        else resolve(isReady(message));
      });
      child.once('exit', () => resolve(false));
    });
    steps.end();
    if (!ready) {
      if (this.#stopping) throw new Stopped();
      throw new CommandError(`The ${this.options.name} did not start; see its message above.`);
    }
    child.once('exit', () => void this.#revive(child, performance.now() - startedAt));
  }

  /** Lets the process finish its work, and kills it after a timeout. */
  async stop() {
    this.#stopping = true;
    this.#quickDeaths = 0;
    this.#child?.kill('SIGTERM');
    const killer = setTimeout(() => this.kill(), STOPS_WITHIN_MS);
    await this.#ended;
    clearTimeout(killer);
  }

  kill() {
    this.#stopping = true;
    this.#child?.kill('SIGKILL');
  }

  #fork() {
    const { script, env, logTo } = this.options;
    const output = logTo ? 'pipe' : 'inherit';
    // In its own process group, so that Ctrl-C in the terminal reaches only the launcher, which stops in the right order.
    const child = fork(script, {
      cwd: root,
      // The process sends its steps and sentences only to who prints them.
      env: { ...env, PRINTED_BY_LAUNCHER: 'true' },
      detached: true,
      stdio: ['ignore', output, 'inherit', 'ipc'],
    });
    if (child.stdout) logTo?.(child.stdout);
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once('exit', () => resolve()));
    return child;
  }

  /**
   * @param {import('node:child_process').ChildProcess} dead
   * @param {number} lived in milliseconds
   */
  async #revive(dead, lived) {
    if (this.#stopping) return;
    this.#quickDeaths = lived < SETTLED_AFTER_MS ? this.#quickDeaths + 1 : 1;
    const { name, onGivenUp } = this.options;
    if (this.#quickDeaths === GIVES_UP_AFTER) {
      onGivenUp(new CommandError(`The ${name} died ${GIVES_UP_AFTER} times in a row and is not restarted.`));
      return;
    }
    const pause = FIRST_PAUSE_MS * 2 ** this.#quickDeaths;
    const how = dead.exitCode === 0 ? 'ended' : 'died unexpectedly';
    console.error(`The ${name} ${how} and restarts in ${pause / 1000} s.`);
    await delay(pause);
    if (this.#stopping || this.#child !== dead) return;
    await this.start().catch(() => this.#child && this.#revive(this.#child, 0));
  }
}

/** @param {unknown} message */
function isReady(message) {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';
}

/**
 * `step`: what a process that starts does next. `sentence`: what the person at the terminal has to read. Null for another message.
 * @param {unknown} message
 * @param {'step' | 'sentence'} type
 */
function textOf(message, type) {
  if (typeof message !== 'object' || message === null) return null;
  /** @type {Record<string, unknown>} */
  const fields = { ...message };
  return fields.type === type ? String(fields[type]) : null;
}
