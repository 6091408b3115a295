import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { startStep } from './common/start-steps.js';
import { DomainError } from './common/errors/domain-error.js';
import { sendError } from './common/errors/send-error.js';
import type { Config } from './config/config.js';
import { END_ABANDONED, RESTORES_UNDER_WAY } from './modules/care/restores/restore-state.js';
import { ownsTables } from './modules/care/verify-due.js';
import { carryOutRestore, type SERVING } from './restore-by-owner.js';
import { explain } from './start-failure.js';

const LOOK_EVERY_MS = 1_000;
const LOST_AFTER_MS = 5 * 60_000;
const ABANDONED_AFTER_MS = 2 * 60_000;

/** A database that does not answer is not being restored: the start says why. */
export function isRestoring(config: Config): Promise<boolean> {
  return isUnderWay(config).catch(() => false);
}

/**
 * Waits while the site is being restored. The API shows a page meanwhile; the worker carries the restore out if it has the role that owns
 * the tables.
 * @returns what frees the port of the page
 */
export async function untilRestored(
  config: Config,
  role: keyof typeof SERVING,
): Promise<() => Promise<void>> {
  if (!(await isRestoring(config))) return async () => {};
  startStep('waiting for the end of a restore', { isLong: true });
  const page = role === 'api' ? await showPage(config) : null;
  const begunAt = performance.now();
  let answeredAt = begunAt;
  const isOver = async () => {
    const isOver = !(await isUnderWay(config));
    answeredAt = performance.now();
    return isOver;
  };
  // A database that is away for a moment does not end the wait.
  const isLost = () => performance.now() - answeredAt > LOST_AFTER_MS;
  while (!(await isOver().catch(isLost))) {
    const isDone = role === 'worker' && (await carryOut(config));
    if (!isDone) await delay(LOOK_EVERY_MS);
    if (performance.now() - begunAt > ABANDONED_AFTER_MS) await query(config, END_ABANDONED).catch(() => []);
  }
  return async () => page?.close();
}

async function isUnderWay(config: Config): Promise<boolean> {
  const restores = await query(config, RESTORES_UNDER_WAY);
  return restores.length > 0;
}

async function carryOut(config: Config): Promise<boolean> {
  const connection = { query: (text: string) => query(config, text) };
  try {
    return (await ownsTables(config, connection)) && (await carryOutRestore(config));
  } catch (error) {
    // The next look goes on with it.
    new Logger('Restore').error(explain(error));
    return false;
  }
}

/** With a connection of its own: a pool would keep one, and the restore waits for those of API and worker. */
async function query<Row extends object>({ databaseUrl }: Config, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 15_000 });
  // The query that follows a lost connection fails as well.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Answers each request that the site is back soon. A browser asks again by itself. */
async function showPage({ host, port }: Config): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true });
  // Before a body is read.
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('connection', 'close');
    if (request.url === '/health/live') void reply.send({ status: 'ok' });
    else sendError(request, reply, new DomainError('RESTORING'));
    done();
  });
  await server.listen({ host, port });
  return server;
}
