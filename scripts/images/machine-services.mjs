// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { runOrFail } from '../lib/run.mjs';
import { startCluster } from '../stack/postgres/cluster.mjs';
import { descendants, until } from '../test/launched.mjs';

/** @typedef {ReturnType<typeof import('./memory-group.mjs').makeMemoryGroup>} MemoryGroup */

const POSTGRES_PORT = 5432;

/** @param {number} port @returns {Promise<boolean>} */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * This machine's PostgreSQL in place of the image. Like the image, it creates the superuser and its database in an empty volume.
 * @param {import('../lib/compose-file.mjs').Service} service
 * @param {string} folder
 * @param {MemoryGroup} group
 */
export async function startPostgres({ environment = {} }, folder, group) {
  const { POSTGRES_USER = '', POSTGRES_DB = '', POSTGRES_PASSWORD = '' } = environment;
  const options = { folder, password: 'images', durable: true, port: POSTGRES_PORT };
  const isNew = !existsSync(join(folder, 'postgres/PG_VERSION'));
  const cluster = await startCluster(options);
  // Its first line is the process that starts one for each connection.
  const main = Number(readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  group.add([main, ...descendants(main)]);
  const url = cluster.superuserUrl('postgres');
  if (isNew) {
    await query(url, `create role ${POSTGRES_USER} superuser login password '${POSTGRES_PASSWORD}'`);
    await query(url, `create database ${POSTGRES_DB} owner ${POSTGRES_USER}`);
  }
  const databaseUrl = cluster.superuserUrl(POSTGRES_DB);
  return {
    ended: cluster.ended.then(() => 0),
    isHealthy: () => listens(POSTGRES_PORT),
    stop: () => cluster.stop(),
    /** @param {string} sql @param {unknown[]} [values] */
    query: (sql, values) => query(databaseUrl, sql, values),
  };
}

/** @param {string} url @param {string} sql @param {unknown[]} [values] */
async function query(url, sql, values) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * This machine's Caddy in place of the image, with the Caddyfile that the compose file mounts. No authority for certificates
 * is in reach, so its own signs them.
 * @param {import('../lib/compose-file.mjs').Service} service
 * @param {string} caddyfile
 * @param {string} folder of its certificates
 * @param {MemoryGroup} group
 * @param {AbortSignal} signal
 */
export async function startCaddy({ environment = {} }, caddyfile, folder, group, signal) {
  const env = {
    ...process.env,
    ...environment,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const adapt = ['caddy', 'adapt', '--adapter', 'caddyfile', '--config', caddyfile];
  const config = JSON.parse(await runOrFail(adapt, 'The Caddyfile is wrong.', { env, signal }));
  config.apps.tls = { automation: { policies: [{ issuers: [{ module: 'internal' }] }] } };
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  const file = join(folder, 'caddy.json');
  writeFileSync(file, JSON.stringify(config));
  const [program = '', ...args] = [...group.within, 'caddy', 'run', '--config', file];
  const child = spawn(program, args, { env, stdio: 'ignore' });
  const ended = once(child, 'close').then(([code]) => code ?? 1);
  const authority = join(folder, 'caddy/pki/authorities/local/root.crt');
  return {
    ended,
    isHealthy: () => listens(443),
    authority: () => readFileSync(authority, 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The SMTP server of `.env`. It keeps the emails that it accepts, and accepts none without the user and password. */
export class Smtp {
  /** @type {string[]} */
  emails = [];
  /** @type {SMTPServer | undefined} */
  #server;
  #url;

  /** @param {string} url */
  constructor(url) {
    this.#url = new URL(url);
  }

  async start() {
    const { port, username, password } = this.#url;
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (given, _, answer) =>
        given.username === decodeURIComponent(username) && given.password === decodeURIComponent(password)
          ? answer(null, { user: username })
          : answer(new Error('Wrong password')),
      onData: (stream, _, accept) => {
        let email = '';
        stream.setEncoding('utf8').on('data', (chunk) => (email += chunk));
        stream.once('end', () => {
          this.emails.push(email);
          accept();
        });
      },
    });
    this.#server.listen(Number(port), '127.0.0.1');
    await until(() => listens(Number(port)), 'the SMTP server');
  }

  /** @returns {Promise<void>} */
  stop() {
    return new Promise((done) => (this.#server ? this.#server.close(() => done()) : done()));
  }
}
