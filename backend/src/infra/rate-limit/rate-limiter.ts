import { Injectable } from '@nestjs/common';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { BatchedPostgresLimiter } from './batched-postgres-limiter.js';
import { SharedRedis } from './shared-redis.js';
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limits.js';

export interface RateLimitState {
  limit: number;
  remaining: number;
  /** Seconds until the counter starts anew. */
  reset: number;
}

/** Counters that hold across processes, in Redis or PostgreSQL; each process counts alone while that store is away. */
@Injectable()
export class RateLimiter {
  private readonly limiters: Map<RateLimitName, RateLimiterAbstract>;

  constructor(
    private readonly redis: SharedRedis,
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {
    const names = Object.keys(RATE_LIMITS) as RateLimitName[];
    this.limiters = new Map(names.map((name) => [name, this.createLimiter(RATE_LIMITS[name])]));
  }

  /** Counts a use of `name` by `key`. Throws TOO_MANY_REQUESTS once the limit is passed. */
  async consume(name: RateLimitName, key: string, message?: string, points = 1): Promise<RateLimitState> {
    try {
      const result = await this.limiters.get(name)!.consume(key, points);
      return {
        limit: RATE_LIMITS[name].points,
        remaining: result.remainingPoints,
        reset: Math.ceil(result.msBeforeNext / 1000),
      };
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      this.metrics.rateLimitRefusals.inc({ limit: name });
      const retryAfter = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
      throw new DomainError('TOO_MANY_REQUESTS', { message, retryAfter });
    }
  }

  /** Gives back what was counted. */
  async refund(name: RateLimitName, key: string, points = 1): Promise<void> {
    await this.limiters.get(name)!.reward(key, points);
  }

  /** Forgets every use by `key`. */
  async reset(name: RateLimitName, key: string): Promise<void> {
    await this.limiters.get(name)!.delete(key);
  }

  private createLimiter({ name, points, duration, local = false }: RateLimitRule): RateLimiterAbstract {
    const options = { keyPrefix: name, points, duration };
    const memory = new RateLimiterMemory(options);
    if (local) return memory;
    if (this.redis.client)
      return new RateLimiterRedis({ ...options, storeClient: this.redis.client, insuranceLimiter: memory });
    return new BatchedPostgresLimiter(this.dataSource, { ...options, insuranceLimiter: memory });
  }
}
