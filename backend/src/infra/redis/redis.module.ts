import { Global, Module } from '@nestjs/common';
import { SharedRedis } from './shared-redis.js';

@Global()
@Module({ providers: [SharedRedis], exports: [SharedRedis] })
export class RedisModule {}
