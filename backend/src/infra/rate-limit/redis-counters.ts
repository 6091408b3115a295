import type { Redis } from 'ioredis';
import type { Count, Counters } from './counters.js';

/** Counters that all processes share in Redis. */
export class RedisCounters implements Counters {
  constructor(private readonly redis: Redis) {}

  async add(key: string, points: number, durationMs: number): Promise<Count> {
    const results = await this.redis
      .multi()
      .set(key, 0, 'PX', durationMs, 'NX')
      .incrby(key, points)
      .pttl(key)
      .exec();
    const [, used, msLeft] = (results ?? []).map(([error, value]) => {
      if (error) throw error;
      return Number(value);
    });
    if (used === undefined || msLeft === undefined) throw new Error('Redis discarded a transaction');
    return { used, msLeft };
  }

  async delete(key: string): Promise<void> {
    await this.redis.del(key);
  }
}
