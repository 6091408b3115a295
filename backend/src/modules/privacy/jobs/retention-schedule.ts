import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Queue } from 'bullmq';
import { withTimeout } from '../../../common/with-timeout.js';
import { RETENTION_QUEUE } from '../../../infra/queue/queues.js';
import { RUNS_AT } from '../expiries.sql.js';

const NAME = 'retention-run';
const PATTERN = `${RUNS_AT.minute} ${RUNS_AT.hour} * * *`;
const CHECK_MS = 60_000;
const TIMEOUT_MS = 10_000;

/** Keeps the nightly job in the queue, also when the queue did not answer at the start or was emptied since. */
@Injectable()
export class RetentionSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger(RetentionSchedule.name);

  constructor(@InjectQueue(RETENTION_QUEUE) private readonly queue: Queue) {}

  onApplicationBootstrap(): void {
    // Not awaited: the worker also starts without its queue.
    void this.ensure();
  }

  @Interval(CHECK_MS)
  async ensure(): Promise<void> {
    try {
      await withTimeout(TIMEOUT_MS, this.schedule());
    } catch (error) {
      this.logger.warn({ err: error }, 'the nightly deletion could not be scheduled yet');
    }
  }

  private async schedule(): Promise<void> {
    const known = await this.queue.getJobScheduler(NAME);
    if (known?.pattern === PATTERN) return;
    await this.queue.upsertJobScheduler(NAME, { pattern: PATTERN, tz: 'UTC' }, { name: NAME, data: {} });
  }
}
