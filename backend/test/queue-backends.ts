import { Redis } from 'ioredis';

/**
 * The backends of queue tests, for `describe.each`: PostgreSQL, and Redis if the tests have one. Each returns the
 * variables for `createTestApp`.
 */
export const queueBackends: Array<[string, () => Promise<Record<string, string>>]> = [
  ['PostgreSQL', async () => ({})],
];

const redisUrl = process.env['TEST_REDIS_URL'];
if (redisUrl) queueBackends.push(['Redis', async () => ({ REDIS_URL: await emptyRedis(redisUrl) })]);

/**
 * Suites run in parallel, and a worker must not take the jobs of another suite: each worker of jest has its own
 * database numbers.
 */
async function emptyRedis(url: string): Promise<string> {
  const own = new URL(url);
  own.pathname = `/${Number(process.env['JEST_WORKER_ID'] ?? 1) % 16}`;
  const redis = new Redis(own.href);
  await redis.flushdb();
  await redis.quit();
  return own.href;
}
