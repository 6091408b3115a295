// @ts-check
import { spawn } from 'node:child_process';
import { run } from '../lib/run.mjs';
import { buildah, buildahCommand } from './buildah.mjs';

/**
 * Runs a service with an image of this project in a chroot, with its command and environment.
 * @param {import('../lib/compose-file.mjs').Service} service
 * @param {string[]} mounts options of buildah
 * @param {string[]} within the command that limits its memory
 * @param {AbortSignal} signal
 */
export async function startContainer(
  { command, image, environment = {}, healthcheck },
  mounts,
  within,
  signal,
) {
  const container = await buildah(['from', '--pull-never', `localhost/${image}`], signal);
  const inContainer = (/** @type {string[]} */ words) =>
    buildahCommand([
      'run',
      '--user',
      'node',
      ...mounts,
      ...Object.entries(environment).flatMap(([variable, value]) => ['--env', `${variable}=${value}`]),
      container,
      '--',
      ...words,
    ]);
  const main = inContainer(command ?? (await commandOf(container, signal)));
  const [program = '', ...args] = [...within, ...main.command];
  const child = spawn(program, args, {
    env: main.env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let log = '';
  child.stdout.on('data', (/** @type {Buffer} */ data) => {
    process.stdout.write(data);
    log += data.toString();
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const check = healthcheck && inContainer(healthcheck.test.slice(1));
  return {
    ended,
    /** What it has written so far. */
    log: () => log,
    /** The check of the compose file, as the engine runs it. */
    isHealthy: async () =>
      check === undefined || (await run(check.command, { env: check.env, signal })).code === 0,
    async stop() {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
      await buildah(['rm', container], new AbortController().signal);
    },
  };
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
