import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';

/** A Redis that hangs must delay a request hardly more than one that is down. */
const ANSWERS_WITHIN_MS = 200;

/**
 * A connection without an answer for this long is closed. A command that timed out stays in the queue of the client:
 * during a hang, each limited request would add to it.
 */
const HANGS_AFTER_MS = 1_000;

/**
 * The connection of the process to Redis, null without `REDIS_URL`. It logs for all connections: one line when Redis
 * becomes unreachable, and one when it is back.
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
    // QUIT fails when disconnected; disconnect() ends the reconnect loop.
    await this.client?.quit().catch(() => this.client?.disconnect());
  }

  private connect(url: string): Redis {
    const { protocol, host } = new URL(url);
    const name = `REDIS_URL: Redis at ${protocol}//${host}`;
    // Fails at once during an outage of Redis, instead of blocking the request.
    const client = new Redis(url, {
      enableOfflineQueue: false,
      commandTimeout: ANSWERS_WITHIN_MS,
      socketTimeout: HANGS_AFTER_MS,
    });
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

/** A host with several addresses fails with one error for each address, and without a message. */
function reasonOf(error: Error & { code?: string }): string {
  return error.message || (error.code ?? error.name);
}
