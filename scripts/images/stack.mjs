// @ts-check
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../lib/command-error.mjs';
import { readProject, startOrder } from '../lib/compose-file.mjs';
import { runOrFail } from '../lib/run.mjs';
import { makeDataFolder, remove, until } from '../test/launched.mjs';
import { startContainer } from './containers.mjs';
import { makeMemoryGroup } from './memory-group.mjs';
import { startCaddy, startPostgres, startSmtp } from './machine-services.mjs';

/** A container is a copy of its image, which takes minutes on a slow disk. */
const TIMEOUT_MS = 900_000;

/** @typedef {{ ended: Promise<unknown>, isHealthy: () => Promise<boolean>, stop: () => Promise<unknown> }} Running */

/**
 * Starts what `docker compose up` starts with these variables, in its order, in a network and a mount namespace of its own:
 * the project's images in chroots, and programs of this machine in place of the others. PostgreSQL is killed once, while
 * `migrate` works for the first time.
 * @param {Record<string, string>} variables of the .env file
 * @param {AbortSignal} signal
 */
export async function startStack(variables, signal) {
  const { services, networks } = readProject(variables);
  const folder = makeDataFolder();
  /** @type {Array<() => Promise<unknown> | void>} */
  const stops = [() => remove(folder)];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  try {
    const subnet = networks.default.ipam.config[0]?.subnet ?? '';
    const hosts = await makeNetwork(subnet, Object.keys(services), variables, folder, signal);
    const mounts = [
      '--volume',
      `${hosts}:/etc/hosts:ro`,
      '--volume',
      `${makeVolume(folder, 'data')}:/data`,
      '--volume',
      `${makeVolume(folder, 'backups')}:/backups`,
    ];
    const smtp = await startSmtp(variables.SMTP_URL ?? '');
    stops.push(smtp.stop);
    /** @type {Awaited<ReturnType<typeof startPostgres>> | undefined} */
    let postgres;
    /** @type {Awaited<ReturnType<typeof startCaddy>> | undefined} */
    let caddy;
    /** @type {Array<ReturnType<typeof makeMemoryGroup>>} */
    const groups = [];
    /** @type {Map<string, Running>} */
    const running = new Map();
    for (const name of startOrder(services)) {
      const service = services[name] ?? {};
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {}))
        await fulfilled(other, condition, /** @type {Running} */ (running.get(other)));
      console.log(`Starting ${name} ...`);
      const group = makeMemoryGroup(name, service.mem_limit ?? '');
      groups.push(group);
      stops.push(group.remove);
      const started =
        name === 'postgres'
          ? (postgres = await startPostgres(service, join(folder, 'postgres'), group))
          : name === 'caddy'
            ? (caddy = await startCaddy(service, join(folder, 'caddy'), group, signal))
            : await startContainer(service, mounts, group.within, signal);
      running.set(name, started);
      stops.push(() => started.stop());
      if (name === 'migrate' && postgres) await killWhileItMigrates(postgres);
    }
    if (!postgres || !caddy) throw new CommandError('The compose file has no postgres or no caddy.');
    for (const name of ['worker', 'care', 'caddy'])
      await fulfilled(name, 'service_healthy', /** @type {Running} */ (running.get(name)));
    const api = /** @type {{ log(): string }} */ (/** @type {unknown} */ (running.get('api')));
    return {
      apiLog: api.log,
      query: postgres.query,
      authority: caddy.authority,
      emails: smtp.emails,
      groups,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A volume, which belongs to the user of the image. @param {string} folder @param {string} name */
function makeVolume(folder, name) {
  const volume = join(folder, name);
  mkdirSync(volume);
  chownSync(volume, 1000, 1000);
  return volume;
}

/**
 * @param {string} name
 * @param {string} condition
 * @param {Running} service
 */
async function fulfilled(name, condition, service) {
  if (condition === 'service_completed_successfully') {
    if ((await service.ended) !== 0) throw new CommandError(`The service ${name} failed.`);
    return;
  }
  const dead = service.ended.then(() => {
    throw new CommandError(`The service ${name} ended.`);
  });
  await Promise.race([dead, until(service.isHealthy, `${name} to be healthy`, TIMEOUT_MS)]);
  dead.catch(() => {});
}

/** @param {Awaited<ReturnType<typeof startPostgres>>} postgres */
async function killWhileItMigrates(postgres) {
  const begun = () =>
    postgres.query(`select where to_regclass('migrations') is not null`).then(
      (rows) => rows.length > 0,
      () => false,
    );
  await until(begun, 'the first migration', TIMEOUT_MS);
  console.log('Killing PostgreSQL ...');
  await postgres.killAndRestart();
}

/** Visitors, who have addresses of their own. */
export const VISITORS = ['203.0.113.7', '203.0.113.8'];
/** Where the name of the site leads. */
const SERVER = '203.0.113.1';

/**
 * Gives the loopback interface the addresses of the network, and writes the names of the services into /etc/hosts.
 * @param {string} subnet
 * @param {string[]} services
 * @param {Record<string, string>} variables
 * @param {string} folder
 * @param {AbortSignal} signal
 * @returns {Promise<string>} the file of the names
 */
async function makeNetwork(subnet, services, { PUBLIC_URL = '', SMTP_URL = '' }, folder, signal) {
  const ip = (/** @type {string[]} */ ...args) =>
    runOrFail(['ip', ...args], 'There is no network.', { signal });
  await ip('link', 'set', 'lo', 'up');
  const prefix = subnet.slice(0, subnet.lastIndexOf('.'));
  const names = services.map((name, index) => ({ name, address: `${prefix}.${index + 2}` }));
  const containers = names.filter(({ name }) => name !== 'postgres');
  for (const address of [...containers.map(({ address }) => address), ...VISITORS, SERVER])
    await ip('address', 'add', `${address}/32`, 'dev', 'lo');
  const hosts = join(folder, 'hosts');
  const lines = [
    // PostgreSQL listens there, as this machine's programs do.
    '127.0.0.1 localhost postgres',
    ...containers.map(({ name, address }) => `${address} ${name}`),
    `${SERVER} ${new URL(PUBLIC_URL).hostname}`,
    `127.0.0.1 ${new URL(SMTP_URL).hostname}`,
  ];
  writeFileSync(hosts, `${lines.join('\n')}\n`);
  await runOrFail(['mount', '--bind', hosts, '/etc/hosts'], 'The names could not be set.', { signal });
  return hosts;
}
