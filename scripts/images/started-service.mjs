// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { killAtOnce } from './memory-group.mjs';

const RESTARTS_AFTER_MS = 500;

/**
 * @typedef {object} Running a service that was started
 * @property {Promise<number>} ended
 * @property {() => Promise<boolean>} isHealthy
 * @property {() => Promise<unknown>} stop
 * @property {() => string} [log]
 */

/** @param {import('../lib/compose-file.mjs').Service} service */
export const restarts = ({ restart }) => restart === 'unless-stopped';

/** A service that was started. Like the engine, it starts it again whenever it ends by itself, if the compose file says so. */
export class StartedService {
  /** How often it was started. */
  starts = 1;
  hasEnded = false;
  #name;
  #isStopped = false;
  #formerLog = '';
  #kept;

  /**
   * @param {string} name
   * @param {import('../lib/compose-file.mjs').Service} service
   * @param {ReturnType<typeof import('./memory-group.mjs').makeMemoryGroup>} group its programs
   * @param {() => Promise<Running>} launch
   * @param {Running} running
   */
  constructor(name, service, group, launch, running) {
    this.#name = name;
    this.service = service;
    this.group = group;
    this.running = running;
    this.#kept = this.#keep(launch);
  }

  /** What it has written, also before it ended and started again. */
  log() {
    return this.#formerLog + (this.running.log?.() ?? '');
  }

  async stop() {
    this.#isStopped = true;
    await this.running.stop();
    await this.#remove();
  }

  /** Kills all of its programs; it starts again. */
  crash() {
    killAtOnce([this.group]);
  }

  /** Starts no more. Its programs are to be killed next. */
  forsake() {
    this.#isStopped = true;
  }

  /** After its programs were killed. */
  async bury() {
    await this.running.ended;
    await this.#remove();
  }

  async #remove() {
    await this.#kept;
    await this.group.remove();
  }

  /** @param {() => Promise<Running>} launch */
  async #keep(launch) {
    for (;;) {
      await this.running.ended;
      this.hasEnded = true;
      if (!restarts(this.service) || this.#isStopped) return;
      await delay(RESTARTS_AFTER_MS);
      if (this.#isStopped) return;
      console.log(`Starting ${this.#name} again ...`);
      const log = this.log();
      this.running = await launch();
      this.#formerLog = log;
      this.starts += 1;
      this.hasEnded = false;
      if (this.#isStopped) await this.running.stop();
    }
  }
}
