import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { type HealthCheckResult, HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { EMAILS_QUEUE } from '../../infra/queue/queues.js';
import { Storage } from '../../infra/storage/storage.js';
import type { ReadinessDto } from './health.dto.js';

const TIMEOUT_MS = 2_000;
/** Several probes share one check of the dependencies a second. */
const CACHE_MS = 1_000;

/** Checks the dependencies of requests. */
@Injectable()
export class ReadinessService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectQueue(EMAILS_QUEUE) private readonly queue: Queue,
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
  ) {}

  /** Only states: the error of a dependency is for the log. */
  async check(): Promise<ReadinessDto> {
    const { status, details } = await this.health
      .check([() => this.postgres(), () => this.files(), () => this.jobs()])
      .catch((error: { getResponse(): HealthCheckResult }) => error.getResponse());
    const checks = Object.entries(details).map(([name, detail]) => [name, detail.status]);
    return { status, checks: Object.fromEntries(checks) as Record<string, string> };
  }

  private postgres() {
    return this.indicators
      .check('postgres')
      .attempt(async () => void (await this.dataSource.query('select 1')))
      .withTimeout(TIMEOUT_MS)
      .cacheFor(CACHE_MS);
  }

  private files() {
    return this.indicators
      .check('storage')
      .attempt(() => this.storage.check())
      .withTimeout(TIMEOUT_MS)
      .cacheFor(CACHE_MS);
  }

  /** Without its queue the site still serves, and emails wait in the outbox: degraded, not down. */
  private async jobs() {
    const indicator = this.indicators.check(this.config.redisUrl === null ? 'queue' : 'redis');
    const reached = await this.indicators
      .check('jobs')
      .attempt(async () => void (await this.queue.getJobCounts('waiting')))
      .withTimeout(TIMEOUT_MS)
      .cacheFor(CACHE_MS);
    return reached.jobs.status === 'up' ? indicator.up() : indicator.degraded();
  }
}
