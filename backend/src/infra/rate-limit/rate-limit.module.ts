import { Global, Module } from '@nestjs/common';
import { RateLimiter } from './rate-limiter.js';
import { SharedRedis } from './shared-redis.js';

@Global()
@Module({ providers: [RateLimiter, SharedRedis], exports: [RateLimiter] })
export class RateLimitModule {}
