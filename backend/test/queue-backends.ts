import { Redis } from 'ioredis';

/**
 * What the queue's tests run on, for `describe.each`: PostgreSQL always, Redis where the tests have one. Each yields the
 * variables for `createTestApp`.
 */
export const queueBackends: Array<[string, () => Promise<Record<string, string>>]> = [
  ['PostgreSQL', async () => ({})],
];

const redisUrl = process.env['TEST_REDIS_URL'];
if (redisUrl) queueBackends.push(['Redis', async () => ({ REDIS_URL: await emptyRedis(redisUrl) })]);

/** Suites run at once, and a worker of one must not take another's jobs: each of jest's workers has its own numbers. */
async function emptyRedis(url: string): Promise<string> {
  const own = new URL(url);
  own.pathname = `/${Number(process.env['JEST_WORKER_ID'] ?? 1) % 16}`;
  const redis = new Redis(own.href);
  await redis.flushdb();
  await redis.quit();
  return own.href;
}
