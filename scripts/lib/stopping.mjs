// @ts-check
import { Stopped } from './command-error.mjs';
import { findProcess } from './process-table.mjs';

/** Ctrl-C reaches this process twice, from the terminal and from npm. Signals within this time count once. */
const SAME_PRESS_MS = 500;
const PARENT_CHECK_MS = 1000;

/**
 * Aborts its signal at Ctrl-C, SIGTERM, a closed terminal, or the end of the npm that started this process.
 * Everything that runs for long observes the signal.
 */
export class Stopping {
  #controller = new AbortController();
  #begunAt = 0;
  /** @type {() => void} */
  #onForce = () => process.exit(1);

  constructor() {
    for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(name, () => this.#hear());
    if (process.env.npm_lifecycle_event) this.#watchNpm();
  }

  get signal() {
    return this.#controller.signal;
  }

  /** Aborts the signal. */
  begin() {
    if (this.signal.aborted) return;
    this.#begunAt = performance.now();
    this.#controller.abort(new Stopped());
  }

  /** @param {() => void} force what a second Ctrl-C does */
  onForce(force) {
    this.#onForce = force;
  }

  /** Resolves when a stop is requested. @returns {Promise<void>} */
  asked() {
    if (this.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => this.signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  #hear() {
    if (!this.signal.aborted) this.begin();
    else if (performance.now() - this.#begunAt > SAME_PRESS_MS) this.#onForce();
  }

  /** A killed npm sends its child no signal. The child, or the shell between them, then has another parent. */
  #watchNpm() {
    const ancestors = () => `${process.ppid} ${findProcess(process.ppid)?.parent}`;
    const npm = ancestors();
    setInterval(() => {
      if (ancestors() !== npm) this.begin();
    }, PARENT_CHECK_MS).unref();
  }
}
