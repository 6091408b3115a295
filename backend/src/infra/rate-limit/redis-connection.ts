import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';

/** A Redis that hangs must cost a request little more than one that is gone. */
const ANSWERS_WITHIN_MS = 200;

/**
 * The process's own connection to Redis, null where `REDIS_URL` is not set. It speaks in the log for all of them: one
 * line when Redis goes away, or was never there, and one when it is back.
 */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly client: Redis | null;
  private readonly logger = new Logger('Redis');
  private reachable = true;

  constructor(@Inject(CONFIG) { redisUrl }: Config) {
    this.client = redisUrl === null ? null : this.connect(redisUrl);
  }

  async onApplicationShutdown(): Promise<void> {
    // Without a connection there is nobody to take leave of, but still a client that would try again for ever.
    await this.client?.quit().catch(() => this.client?.disconnect());
  }

  private connect(url: string): Redis {
    const { protocol, host } = new URL(url);
    const name = `REDIS_URL: Redis at ${protocol}//${host}`;
    // Fails at once while Redis is away, instead of holding the request until it is back.
    const client = new Redis(url, { enableOfflineQueue: false, commandTimeout: ANSWERS_WITHIN_MS });
    client.on('error', (error: Error) => {
      if (this.reachable)
        this.logger.error(
          `${name} cannot be reached (${reasonOf(error)}); until it can, jobs wait and each process limits requests alone`,
        );
      this.reachable = false;
    });
    client.on('ready', () => {
      if (!this.reachable) this.logger.log(`${name} is back`);
      this.reachable = true;
    });
    return client;
  }
}

/** A host of several addresses fails with one error for each, and no message of its own. */
function reasonOf(error: Error & { code?: string }): string {
  return error.message || (error.code ?? error.name);
}
