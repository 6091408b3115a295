const redisUrl = process.env['TEST_REDIS_URL'];

/**
 * What queues and limits run on, for `describe.each`: PostgreSQL always, Redis where the tests are given one. Each
 * suite names a Redis database of its own, since suites run at the same time.
 */
export function queueBackends(redisDatabase: number): Array<[string, Record<string, string>]> {
  const redis: Array<[string, Record<string, string>]> = redisUrl
    ? [['Redis', { REDIS_URL: new URL(`/${redisDatabase}`, redisUrl).href }]]
    : [];
  return [['PostgreSQL', {}], ...redis];
}
