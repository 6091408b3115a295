// @ts-check
import { spawn } from 'node:child_process';
import { run } from '../lib/run.mjs';
import { buildah, buildahCommand } from './buildah.mjs';

/** Runs services with the images of this project, in chroots. */
export class Images {
  /** A container is a copy of its image. No service writes into it, so one is enough for all of an image. @type {Map<string, string>} */
  #containers = new Map();
  #signal;

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.#signal = signal;
  }

  /**
   * Runs a service with its command and environment.
   * @param {import('../lib/compose-file.mjs').Service} service
   * @param {Map<string, string>} mounts the folder or file of this machine, by where the service finds it
   * @param {string[]} within the command that limits its memory
   */
  async start({ command, image = '', environment = {}, healthcheck }, mounts, within) {
    const container = await this.#containerOf(image);
    const inContainer = (/** @type {string[]} */ words) =>
      buildahCommand([
        'run',
        '--user',
        'node',
        ...[...mounts].flatMap(([to, from]) => ['--volume', `${from}:${to}`]),
        ...Object.entries(environment).flatMap(([variable, value]) => ['--env', `${variable}=${value}`]),
        container,
        '--',
        ...words,
      ]);
    const main = inContainer(command ?? (await commandOf(container, this.#signal)));
    const [program = '', ...args] = [...within, ...main.command];
    const child = spawn(program, args, { env: main.env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let log = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ data) => (log += data.toString()));
    /** @type {Promise<number>} */
    const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
    const check = healthcheck && inContainer(healthcheck.test.slice(1));
    return {
      ended,
      /** What it has written so far. */
      log: () => log,
      /** The check of the compose file, as the engine runs it. */
      isHealthy: async () =>
        check === undefined ||
        (await run(check.command, { env: check.env, signal: this.#signal })).code === 0,
      async stop() {
        if (child.exitCode === null && child.signalCode === null && child.pid)
          process.kill(-child.pid, 'SIGTERM');
        await ended;
      },
    };
  }

  async remove() {
    // Also after a stop of this program was asked for.
    for (const container of this.#containers.values())
      await buildah(['rm', container], new AbortController().signal);
    this.#containers.clear();
  }

  /** @param {string} image */
  async #containerOf(image) {
    const made = this.#containers.get(image);
    if (made) return made;
    const container = await buildah(['from', '--pull-never', `localhost/${image}`], this.#signal);
    this.#containers.set(image, container);
    return container;
  }
}

/**
 * The default command of the image.
 * @param {string} container
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>}
 */
async function commandOf(container, signal) {
  const inspected = JSON.parse(await buildah(['inspect', container], signal));
  return inspected.OCIv1.config.Cmd;
}
