// @ts-check
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../lib/command-error.mjs';
import { readProject, startOrder } from '../lib/compose-file.mjs';
import { root } from '../lib/project.mjs';
import { tail } from '../lib/run.mjs';
import { makeDataFolder, remove, until } from '../test/launched.mjs';
import { Images } from './containers.mjs';
import { killAtOnce, makeMemoryGroup } from './memory-group.mjs';
import { startCaddy, startPostgres } from './machine-services.mjs';
import { restarts, StartedService } from './started-service.mjs';

/** A container is a copy of its image, which takes minutes on a slow disk. */
const TIMEOUT_MS = 900_000;
const NODE_USER = 1000;

/** @typedef {import('../lib/compose-file.mjs').Service} Service */
/** @typedef {ReturnType<typeof makeMemoryGroup>} Group */
/** @typedef {import('./started-service.mjs').Running} Running */

/**
 * Does what Docker Compose does with the compose file and its variables, on this machine and without an engine: the project's
 * images run in chroots, and programs of this machine in place of the other images. The volumes are folders, which stay
 * as long as this object.
 */
export class Engine {
  /** What this object keeps. */
  folder = makeDataFolder();
  #images;
  #signal;
  /** @type {Map<string, StartedService>} */
  #services = new Map();
  /** @type {Map<string, Service>} */
  #project = new Map();
  #composeFolder = root;
  /** All that were made, also those of services that have ended. @type {Array<{ name: string, group: Group }>} */
  #groups = [];

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.#signal = signal;
    this.#images = new Images(signal);
  }

  /** Reads the compose file of a release with the variables of `.env`, as each command does. */
  use(/** @type {Record<string, string>} */ variables, folder = root) {
    const { services, networks } = readProject(variables, folder);
    this.#composeFolder = folder;
    this.#project = new Map(
      startOrder(services).map((name) => [name, /** @type {Service} */ (services[name])]),
    );
    return { names: [...this.#project.keys()], subnet: networks.default.ipam.config[0]?.subnet ?? '' };
  }

  /**
   * `docker compose up --detach`, and then waits until every service is healthy. A service that runs is replaced if its part
   * of the file has changed.
   * @param {{ whileMigrating?: () => Promise<void> }} [options]
   */
  async up({ whileMigrating } = {}) {
    for (const name of this.#project.keys()) {
      await this.#awaitNeeds(name);
      if (await this.#start(name)) if (name === 'migrate') await whileMigrating?.();
    }
    await this.#awaitAllHealthy();
  }

  /**
   * `docker compose run --rm`: starts what the service needs, and runs a command in its place.
   * @param {string} name
   * @param {string[]} command
   * @param {Array<[string, string]>} [volumes] the folders of this machine, and where the command finds them
   * @returns {Promise<string>} what it has printed
   */
  async run(name, command, volumes = []) {
    await this.#startNeeds(name);
    const service = this.#serviceOf(name);
    const group = this.#makeGroup(`${name}-run`, service);
    try {
      const mounts = this.#mountsOf(`${name}-run`, service);
      for (const [from, to] of volumes) mounts.set(to, from);
      const running = await this.#images.start({ ...service, command }, mounts, group.within);
      const code = await running.ended;
      if (code === 0) return running.log();
      throw new CommandError(`${running.log()}\n\ndocker compose run ${name} ${command.join(' ')} fails.`);
    } finally {
      await group.remove();
    }
  }

  /** `docker compose stop`, and `down` without names. @param {string[]} [names] */
  async stop(names = [...this.#services.keys()]) {
    for (const name of [...names].reverse()) await this.#end(name);
  }

  /** `docker volume rm`. @param {string[]} names of volumes, as the engine calls them */
  removeVolumes(names) {
    for (const name of names) rmSync(this.volume(name.replace(/^paattu_/, '')), { recursive: true });
  }

  /** The folder of a volume. @param {string} name */
  volume(name) {
    return join(this.folder, name);
  }

  /** A service is killed, and starts again. @param {string} name */
  async crash(name) {
    const started = this.#startedOf(name);
    const { starts } = started;
    started.crash();
    await until(() => started.starts > starts, `${name} to start again`);
  }

  /** A power cut: every program of every service ends at once, and nothing hears of it. */
  async cutPower() {
    const ending = [...this.#services.values()];
    for (const started of ending) started.forsake();
    killAtOnce(ending.map(({ group }) => group));
    for (const started of ending) await started.bury();
    this.#services.clear();
  }

  /** The start of the machine: the engine starts all services at once, in no order and without `migrate`. Waits until each is healthy. */
  async boot() {
    const names = [...this.#project].filter(([, service]) => restarts(service)).map(([name]) => name);
    await Promise.all(names.map((name) => this.#start(name)));
    await Promise.all(names.map((name) => this.awaitRecovery(name)));
  }

  /** Waits until a service that may end and start again meanwhile is healthy. @param {string} name */
  async awaitRecovery(name) {
    const started = this.#startedOf(name);
    await until(() => started.running.isHealthy(), `${name} to be healthy again`, TIMEOUT_MS);
  }

  /** What a service has written. @param {string} name */
  log(name) {
    return this.#services.get(name)?.log() ?? '';
  }

  /** The last lines of each service that runs, or that ran last. */
  lastLines() {
    return [...this.#services.keys()].map((name) => `${name}:\n${tail(this.log(name))}`).join('\n\n');
  }

  /** The running PostgreSQL. */
  get postgres() {
    return /** @type {Awaited<ReturnType<typeof startPostgres>>} */ (this.#startedOf('postgres').running);
  }

  /** The certificate of Caddy's own authority. */
  authority() {
    return /** @type {Awaited<ReturnType<typeof startCaddy>>} */ (
      this.#startedOf('caddy').running
    ).authority();
  }

  /** What each service has needed at most, in MB, and how many of its programs were killed for memory. */
  memory() {
    return [...new Set(this.#groups.map(({ name }) => name))].map((name) => {
      const groups = this.#groups.filter((each) => each.name === name).map(({ group }) => group);
      return {
        name,
        isRunning: this.#services.get(name)?.hasEnded === false,
        highest: Math.max(...groups.map((group) => group.highest())),
        // An upgrade can change it.
        limit: groups.at(-1)?.limit ?? 0,
        kills: groups.reduce((sum, group) => sum + group.kills(), 0),
      };
    });
  }

  /** Ends all, and deletes the volumes. */
  async end() {
    await this.stop();
    await this.#images.remove();
    remove(this.folder);
  }

  /** @param {string} name @returns {Promise<boolean>} false if it runs already as the file wants it */
  async #start(name) {
    const service = this.#serviceOf(name);
    const former = this.#services.get(name);
    if (former && !former.hasEnded && JSON.stringify(former.service) === JSON.stringify(service))
      return false;
    if (former) await this.#end(name);
    console.log(`Starting ${name} ...`);
    const group = this.#makeGroup(name, service);
    try {
      const launch = () => this.#launch(name, service, group);
      this.#services.set(name, new StartedService(name, service, group, launch, await launch()));
    } catch (error) {
      killAtOnce([group]);
      await group.remove();
      throw error;
    }
    return true;
  }

  /**
   * @param {string} name
   * @param {Service} service
   * @param {ReturnType<typeof makeMemoryGroup>} group
   * @returns {Promise<Running>}
   */
  #launch(name, service, group) {
    if (name === 'postgres') return startPostgres(service, this.#volumeFolder('postgres'), group);
    if (name === 'caddy') {
      const [caddyfile] = service.volumes?.find((volume) => volume.includes('Caddyfile'))?.split(':') ?? [];
      if (!caddyfile) throw new CommandError('The service caddy has no Caddyfile.');
      const file = join(this.#composeFolder, caddyfile);
      return startCaddy(service, file, this.#volumeFolder('caddy-data'), group, this.#signal);
    }
    return this.#images.start(service, this.#mountsOf(name, service), group.within);
  }

  /** @param {string} name @param {Service} service */
  #makeGroup(name, { mem_limit = '' }) {
    const group = makeMemoryGroup(name, mem_limit);
    this.#groups.push({ name, group });
    return group;
  }

  /** Where the service finds which folder. Each has a `/tmp` of its own, which is empty at its start. @param {string} name @param {Service} service */
  #mountsOf(name, { volumes = [], tmpfs = [] }) {
    /** @type {Map<string, string>} */
    const mounts = new Map([['/etc/hosts', '/etc/hosts']]);
    for (const path of tmpfs) {
      const folder = join(this.folder, `tmp-${name}`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      chmodSync(folder, 0o1777);
      mounts.set(path, folder);
    }
    for (const [from = '', to = ''] of volumes.map((volume) => volume.split(':')))
      mounts.set(to, from.startsWith('/') ? from : this.#volumeFolder(from));
    return mounts;
  }

  /** Made at its first use. Docker gives a new volume the owner of the folder below it, in the image. @param {string} name */
  #volumeFolder(name) {
    const folder = this.volume(name);
    if (mkdirSync(folder, { recursive: true })) {
      if (['data', 'backups'].includes(name)) chownSync(folder, NODE_USER, NODE_USER);
    }
    return folder;
  }

  /** @param {string} name */
  async #startNeeds(name) {
    for (const other of Object.keys(this.#serviceOf(name).depends_on ?? {})) {
      await this.#startNeeds(other);
      await this.#start(other);
    }
    await this.#awaitNeeds(name);
  }

  /** @param {string} name */
  async #awaitNeeds(name) {
    for (const [other, { condition }] of Object.entries(this.#serviceOf(name).depends_on ?? {})) {
      if (condition === 'service_healthy') await this.#awaitHealthy(other);
      else if ((await this.#startedOf(other).running.ended) !== 0)
        throw new CommandError(`The service ${other} failed.`);
    }
  }

  async #awaitAllHealthy() {
    for (const [name, service] of this.#project) if (restarts(service)) await this.#awaitHealthy(name);
  }

  /** @param {string} name */
  async #awaitHealthy(name) {
    const { running } = this.#startedOf(name);
    const dead = running.ended.then(() => {
      throw new CommandError(`The service ${name} ended.`);
    });
    await Promise.race([dead, until(running.isHealthy, `${name} to be healthy`, TIMEOUT_MS)]);
    dead.catch(() => {});
  }

  /** @param {string} name */
  async #end(name) {
    const started = this.#services.get(name);
    if (!started) return;
    this.#services.delete(name);
    await started.stop();
  }

  /** @param {string} name */
  #serviceOf(name) {
    const service = this.#project.get(name);
    if (!service) throw new CommandError(`The compose file has no service ${name}.`);
    return service;
  }

  /** @param {string} name */
  #startedOf(name) {
    const started = this.#services.get(name);
    if (!started) throw new CommandError(`The service ${name} does not run.`);
    return started;
  }
}
