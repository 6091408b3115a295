// @ts-check
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { CommandError } from '../lib/command-error.mjs';
import { environmentOf, readServices } from '../lib/compose-file.mjs';
import { startCluster } from '../stack/postgres/cluster.mjs';
import { makeDataFolder, remove } from '../test/launched.mjs';
import { startRedis } from '../test/redis.mjs';
import { buildah, buildahCommand } from './buildah.mjs';
import { imageOf } from './build-images.mjs';
import { startStorage } from './storage.mjs';

/** Exactly the variables that docker-compose.yml requires. */
export const VARIABLES = {
  PUBLIC_URL: 'https://songs.paattu.in',
  OWNER_EMAIL: 'anjali@paattu.in',
  OWNER_PASSWORD: 'vK7-pazha-mazha-93',
  POSTGRES_PASSWORD: 'p7vKq2mWx9',
  MIGRATION_PASSWORD: 'm3wHs6dTz1',
  DATABASE_PASSWORD: 'd8kGf5jRb4',
  REDIS_PASSWORD: 'r4tYb8nLc3',
  S3_ROOT_SECRET_ACCESS_KEY: 'k9Lp4Nm7Vb3Xc2',
  S3_SECRET_ACCESS_KEY: 'c5Xz1Qw8Er2Ty6',
  JWT_SECRET: '3f9a1c7e5b2d8f604a6c9e1b7d3f5a82',
  LINK_SECRET: '8d2b6f0e4c1a7953b8d4f2e6a0c7195e',
  VOTE_PEPPER: '4f1c7a9e3b6d2580c9e7a1f4d3b6082c',
};

const SMTP_PORT = 1025;
const STORAGE_PORT = 7070;
const REDIS_PORT = 6379;

/**
 * Starts what docker-compose.yml starts: its services with a published image as programs of this machine, its own
 * images in a chroot.
 * @param {AbortSignal} signal
 */
export async function startStack(signal) {
  const folder = makeDataFolder();
  /** @type {Array<() => Promise<unknown> | void>} */
  const stops = [() => remove(folder)];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  try {
    const cluster = await startCluster({ folder, password: 'images', durable: false });
    stops.push(() => cluster.stop());
    const database = new URL(cluster.superuserUrl('paattu'));
    await createSuperuser(cluster.superuserUrl('postgres'));
    const redis = await startRedis(folder, signal, { port: REDIS_PORT, password: VARIABLES.REDIS_PASSWORD });
    if (redis === null) throw new CommandError('There is no redis-server.');
    stops.push(() => redis.stop());
    const files = join(folder, 'storage');
    mkdirSync(files);
    const {
      S3_BUCKET = '',
      S3_ACCESS_KEY_ID = '',
      S3_SECRET_ACCESS_KEY = '',
    } = environmentOf('api', VARIABLES);
    const storage = await startStorage(files, {
      port: STORAGE_PORT,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    });
    stops.push(() => storage.stop());
    const smtp = startSmtp();
    stops.push(smtp.stop);

    const hosts = {
      'postgres:5432': database.host,
      'redis:6379': `127.0.0.1:${REDIS_PORT}`,
      'storage:7070': `127.0.0.1:${STORAGE_PORT}`,
      'mailpit:1025': `127.0.0.1:${SMTP_PORT}`,
    };
    const start = (/** @type {string} */ service) => startService(service, hosts, signal);
    const migrate = await start('migrate');
    stops.push(migrate.stop);
    if ((await migrate.ended) !== 0) throw new CommandError('The service migrate failed.');
    for (const service of ['api', 'worker', 'admin-web']) stops.push((await start(service)).stop);
    return { databaseUrl: database.href, emails: smtp.emails, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates the superuser and its database, as the image of PostgreSQL does. @param {string} url */
async function createSuperuser(url) {
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = environmentOf('postgres', VARIABLES);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create role ${POSTGRES_USER} superuser login password '${POSTGRES_PASSWORD}'`);
    await client.query(`create database ${POSTGRES_DB} owner ${POSTGRES_USER}`);
  } finally {
    await client.end();
  }
}

/** An SMTP server that keeps the emails it accepts. */
function startSmtp() {
  /** @type {string[]} */
  const emails = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, accept) {
      let email = '';
      stream.setEncoding('utf8').on('data', (chunk) => (email += chunk));
      stream.once('end', () => {
        emails.push(email);
        accept();
      });
    },
  });
  server.listen(SMTP_PORT, '127.0.0.1');
  return {
    emails,
    stop: () => /** @type {Promise<void>} */ (new Promise((done) => server.close(() => done()))),
  };
}

/**
 * @param {string} service
 * @param {Record<string, string>} hosts the address on this machine for each host name of the compose file
 * @param {AbortSignal} signal
 */
async function startService(service, hosts, signal) {
  const { command = [], image = imageOf(service) } = readServices()[service] ?? {};
  const environment = Object.entries(environmentOf(service, VARIABLES)).map(([name, value]) => {
    const here = Object.entries(hosts).reduce((text, [host, own]) => text.replace(host, own), value);
    return `${name}=${here}`;
  });
  const container = await buildah(['from', '--pull-never', `localhost/${image}`], signal);
  const own = command.length > 0 ? command : await commandOf(container, signal);
  const {
    command: [program = '', ...args],
    env,
  } = buildahCommand([
    'run',
    '--user',
    'node',
    ...environment.flatMap((pair) => ['--env', pair]),
    container,
    '--',
    ...own,
  ]);
  const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  return {
    ended,
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
