import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { Metrics } from '../../common/metrics/metrics.js';
import type { Count, Counters } from './counters.js';
import { MemoryCounters } from './memory-counters.js';
import { PostgresCounters } from './postgres-counters.js';
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limits.js';
import { RedisConnection } from './redis-connection.js';
import { RedisCounters } from './redis-counters.js';

export interface RateLimitState {
  limit: number;
  remaining: number;
  /** Seconds until the counter ends. */
  reset: number;
}

const DELETE_ENDED_EVERY_MS = 5 * 60_000;

/** Rate limits that all processes share through Redis or PostgreSQL. During an outage of it each process counts alone. */
@Injectable()
export class RateLimiter {
  private readonly own = new MemoryCounters();
  private readonly shared: Counters;

  constructor(
    redis: RedisConnection,
    dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {
    this.shared = redis.client ? new RedisCounters(redis.client) : new PostgresCounters(dataSource);
  }

  /** Counts a use of `name` by `key`. Throws TOO_MANY_REQUESTS once the limit is passed. */
  async consume(name: RateLimitName, key: string, message?: string, points = 1): Promise<RateLimitState> {
    const { points: limit } = RATE_LIMITS[name];
    const { used, msLeft } = await this.add(RATE_LIMITS[name], key, points);
    const reset = Math.ceil(msLeft / 1000);
    if (used <= limit) return { limit, remaining: limit - used, reset };
    this.metrics.rateLimitRejections.inc({ limit: name });
    throw new DomainError('TOO_MANY_REQUESTS', { message, retryAfter: Math.max(1, reset) });
  }

  /** Counts a use as `consume` does, and returns whether the limit is passed. For what goes on then in another way: nothing is rejected. */
  async passes(name: RateLimitName, key: string): Promise<boolean> {
    const { used } = await this.add(RATE_LIMITS[name], key, 1);
    return used > RATE_LIMITS[name].points;
  }

  /** Refunds a counted use. */
  async refund(name: RateLimitName, key: string, points = 1): Promise<void> {
    await this.add(RATE_LIMITS[name], key, -points);
  }

  /** Deletes the counter of `key`. */
  async reset(name: RateLimitName, key: string): Promise<void> {
    const id = idOf(RATE_LIMITS[name], key);
    await this.own.delete(id);
    await this.shared.delete(id).catch(() => {});
  }

  /** The next run deletes what this one could not. */
  @Interval('ended rate limits', DELETE_ENDED_EVERY_MS)
  async deleteEnded(): Promise<void> {
    if (this.shared instanceof PostgresCounters) await this.shared.deleteEnded().catch(() => {});
  }

  private async add(rule: RateLimitRule, key: string, points: number): Promise<Count> {
    const use = [idOf(rule, key), points, rule.duration * 1000] as const;
    if (rule.local) return this.own.add(...use);
    return this.shared.add(...use).catch(() => this.own.add(...use));
  }
}

function idOf({ name }: RateLimitRule, key: string): string {
  return `${name}:${key}`;
}
