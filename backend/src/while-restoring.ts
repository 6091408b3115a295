import { setTimeout as delay } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { startStep } from './common/start-steps.js';
import { DomainError } from './common/errors/domain-error.js';
import { sendError } from './common/errors/send-error.js';
import type { Config } from './config/config.js';
import { UNDER_WAY } from './modules/care/restores/restore-state.js';
import { ownsTables } from './modules/care/verify-due.js';
import { carryOutRestore, type SERVING } from './restore-by-owner.js';

const LOOK_EVERY_MS = 1_000;
const REFRESH_SECONDS = 20;

/** A site that has no answer is not being restored: its start says why. */
export function isRestoring(config: Config): Promise<boolean> {
  return findState(config).then(
    (state) => state !== null,
    () => false,
  );
}

/**
 * Waits while the site is being restored. The API shows a page meanwhile; the worker carries the restore out if it has the role that owns
 * the tables.
 */
export async function untilRestored(config: Config, role: keyof typeof SERVING): Promise<void> {
  if (!(await isRestoring(config))) return;
  startStep('waiting for the end of a restore', { isLong: true });
  const page = role === 'api' ? await showPage(config) : null;
  process.send?.({ type: 'ready' });
  try {
    // A database that is away for a moment does not end the wait.
    while (await findState(config).then(Boolean, () => true)) {
      const isDone = role === 'worker' && (await carryOut(config));
      if (!isDone) await delay(LOOK_EVERY_MS);
    }
  } finally {
    await page?.close();
  }
}

async function findState(config: Config): Promise<string | null> {
  const [restore] = await query<{ state: string }>(config, `select state from restores where ${UNDER_WAY}`);
  return restore?.state ?? null;
}

async function carryOut(config: Config): Promise<boolean> {
  const isOwner = await ownsTables(config, { query: (text: string) => query(config, text) });
  return isOwner && carryOutRestore(config);
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
    void reply.header('connection', 'close').header('refresh', String(REFRESH_SECONDS));
    if (request.url === '/health/live') void reply.send({ status: 'ok' });
    else sendError(request, reply, new DomainError('RESTORING'));
    done();
  });
  await server.listen({ host, port });
  return server;
}
