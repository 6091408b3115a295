import { Redis } from 'ioredis';
import { createTestApp } from '../../../test/app.js';
import { queueBackends } from '../../../test/queue-backends.js';
import type { Counters } from './counters.js';
import { PostgresCounters } from './postgres-counters.js';
import { RedisCounters } from './redis-counters.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Store {
  counters: Counters;
  /** Ends the counter of a key, as the time does. */
  end(key: string): Promise<unknown>;
  /** Returns a key that the store cannot count. */
  breakKey(): Promise<string>;
  close(): Promise<unknown>;
}

async function openPostgres(): Promise<Store> {
  const app = await createTestApp();
  return {
    counters: new PostgresCounters(app.dataSource),
    end: (key) => app.dataSource.query('update rate_limits set expire = 0 where key = $1', [key]),
    breakKey: async () => 'x'.repeat(256),
    close: () => app.close(),
  };
}

function openRedis(url: string): Store {
  const redis = new Redis(url);
  return {
    counters: new RedisCounters(redis),
    end: (key) => redis.pexpire(key, 0),
    async breakKey() {
      await redis.lpush('list', 'x');
      return 'list';
    },
    close: () => redis.quit(),
  };
}

async function usedAfter(counters: Counters, key: string, points: number): Promise<number> {
  return (await counters.add(key, points, MINUTE)).used;
}

describe.each(queueBackends)('counters on %s', (_, env) => {
  let store: Store;
  let counters: Counters;

  beforeAll(async () => {
    const { REDIS_URL } = await env();
    store = REDIS_URL === undefined ? await openPostgres() : openRedis(REDIS_URL);
    counters = store.counters;
  });

  afterAll(() => store.close());

  test('count by key, and give back negative points', async () => {
    expect(await usedAfter(counters, 'a', 2)).toBe(2);
    expect(await usedAfter(counters, 'a', 3)).toBe(5);
    expect(await usedAfter(counters, 'a', -4)).toBe(1);
    expect(await usedAfter(counters, 'b', 1)).toBe(1);
  });

  // @trust several-processes
  test('count each of 500 uses at the same time', async () => {
    const uses = Array.from({ length: 500 }, () => usedAfter(counters, 'busy', 1));
    const others = Array.from({ length: 3 }, () => usedAfter(counters, 'quiet', 1));
    const inOrder = (used: number[]) => used.sort((one, other) => one - other);
    expect(inOrder(await Promise.all(uses))).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
    expect(inOrder(await Promise.all(others))).toEqual([1, 2, 3]);
  });

  // @trust bounded-memory
  test('end after the duration of their first use, regardless of later uses', async () => {
    const first = await counters.add('short', 1, MINUTE);
    expect(first.msLeft).toBeGreaterThan(0);
    expect(first.msLeft).toBeLessThanOrEqual(MINUTE);
    const later = await counters.add('short', 1, DAY);
    expect(later.msLeft).toBeGreaterThan(0);
    expect(later.msLeft).toBeLessThanOrEqual(first.msLeft);
  });

  // @trust bounded-memory
  test('end after their duration when they begin with a refund', async () => {
    const { used, msLeft } = await counters.add('refunded', -1, MINUTE);
    expect(used).toBe(-1);
    expect(msLeft).toBeGreaterThan(0);
    expect(msLeft).toBeLessThanOrEqual(MINUTE);
  });

  test('begin again after their end', async () => {
    await counters.add('ended', 7, MINUTE);
    await store.end('ended');
    const { used, msLeft } = await counters.add('ended', 1, DAY);
    expect(used).toBe(1);
    expect(msLeft).toBeGreaterThan(MINUTE);
    expect(msLeft).toBeLessThanOrEqual(DAY);
  });

  test('begin again after they are deleted', async () => {
    await counters.add('deleted', 7, MINUTE);
    await counters.delete('deleted');
    await counters.delete('never used');
    expect(await usedAfter(counters, 'deleted', 1)).toBe(1);
  });

  // The limiter then counts in its own process.
  test('reject a use that cannot be counted, and count the next one', async () => {
    await expect(counters.add(await store.breakKey(), 1, MINUTE)).rejects.toThrow(
      /value too long for type character varying|WRONGTYPE/,
    );
    expect(await usedAfter(counters, 'next', 1)).toBe(1);
  });
});
