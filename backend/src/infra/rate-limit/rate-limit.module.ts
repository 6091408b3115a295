import { Global, Module } from '@nestjs/common';
import { MediaQuota } from './media-quota.js';
import { RateLimiter } from './rate-limiter.js';
import { RedisConnection } from './redis-connection.js';

@Global()
@Module({ providers: [RateLimiter, MediaQuota, RedisConnection], exports: [RateLimiter, MediaQuota] })
export class RateLimitModule {}
