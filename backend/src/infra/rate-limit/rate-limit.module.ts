import { Global, Module } from '@nestjs/common';
import { MediaQuota } from './media-quota.js';
import { RateLimiter } from './rate-limiter.js';
import { SharedRedis } from './shared-redis.js';

@Global()
@Module({ providers: [RateLimiter, MediaQuota, SharedRedis], exports: [RateLimiter, MediaQuota] })
export class RateLimitModule {}
