// @ts-check

const PRINTED_EVERY_MS = 2_000;
const LONG_MS = 10_000;

/** Prints what a process does until it is ready: each kind of step, and what takes long. */
export class StartSteps {
  #step = '';
  #since = 0;
  #printedAt = -Infinity;
  #isPrinted = true;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /**
   * @param {string} name of the process, for people
   * @param {(line: string) => void} [print]
   */
  constructor(name, print = console.log) {
    this.name = name;
    this.print = print;
  }

  /** The process begins with a step. @param {string} step */
  begin(step) {
    this.#timer ??= setInterval(() => this.#look(), PRINTED_EVERY_MS).unref();
    this.#step = step;
    this.#since = performance.now();
    this.#isPrinted = false;
    if (this.#since - this.#printedAt >= PRINTED_EVERY_MS) this.#printStep();
  }

  /** The start is over, well or not. */
  end() {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#isPrinted = true;
  }

  #look() {
    const now = performance.now();
    if (!this.#isPrinted) this.#printStep();
    else if (now - Math.max(this.#printedAt, this.#since) >= LONG_MS) {
      this.#printedAt = now;
      this.print(`${this.name}: still ${this.#step}, for ${Math.round((now - this.#since) / 1000)} s ...`);
    }
  }

  #printStep() {
    this.#printedAt = performance.now();
    this.#isPrinted = true;
    this.print(`${this.name}: ${this.#step} ...`);
  }
}
