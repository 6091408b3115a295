// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, launch, makeDataFolder, query, remove, until } from '../test/launched.mjs';
import { startRedis } from '../test/redis.mjs';

const whereRedisIs = process.env.REDIS_TESTS === 'off' ? test.skip : test;

/** @param {string} site */
const ready = async (site) => /** @type {any} */ (await (await fetch(`${site}/health/ready`)).json());

whereRedisIs('a missing Redis is logged in one line, and only jobs wait for it', async () => {
  const dataDir = makeDataFolder();
  const [port, redisPort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${port}`;
  const start = launch({
    PORT: String(port),
    DATA_DIR: dataDir,
    REDIS_URL: `redis://:the-password@127.0.0.1:${redisPort}`,
  });
  /** @type {Awaited<ReturnType<typeof startRedis>>} */
  let redis = null;
  try {
    await start.running();
    const logged = () =>
      start.output().match(/REDIS_URL: Redis at redis:\/\/127\.0\.0\.1:\d+ cannot be reached/g) ?? [];
    // The API and the worker each log one line; the worker's may follow the last line of the start.
    await until(() => logged().length >= 2, 'a line of each process');
    expect(start.output()).not.toMatch(/the-password|ECONNREFUSED.*\n +at /);
    expect(await ready(site)).toMatchObject({ checks: { postgres: 'up', storage: 'up', redis: 'degraded' } });

    const response = await fetch(`${site}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Meera', email: 'meera@example.com', subject: 'A song', message: 'Hi' }),
      // Much shorter than the outage of Redis.
      signal: AbortSignal.timeout(10_000),
    });
    expect(response.status).toBe(204);
    expect(await query(dataDir, 'select status from outgoing_emails')).toEqual([
      { status: 'queued' },
      { status: 'queued' },
    ]);

    const folder = join(dataDir, 'redis');
    mkdirSync(folder);
    redis = await startRedis(folder, new AbortController().signal, {
      port: redisPort,
      password: 'the-password',
    });
    await until(async () => (await ready(site)).checks.redis === 'up', 'Redis in readiness');
    const unsent = `select from outgoing_emails where status <> 'sent'`;
    await until(async () => (await query(dataDir, unsent)).length === 0, 'the emails');
    expect(logged()).toHaveLength(2);
  } finally {
    start.kill('SIGTERM');
    expect(await start.exited).toBe(0);
    await redis?.stop();
    remove(dataDir);
  }
});

whereRedisIs('a start without its Redis stops as any other', async () => {
  const dataDir = makeDataFolder();
  const start = launch({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
  });
  await start.running();
  start.kill('SIGTERM');
  expect(await start.exited).toBe(0);
  expect(start.output()).not.toContain('did not stop');
  remove(dataDir);
});
