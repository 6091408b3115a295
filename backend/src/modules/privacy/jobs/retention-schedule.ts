import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../common/sweeps/sweep.js';
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
export class RetentionSchedule {
  constructor(@InjectQueue(RETENTION_QUEUE) private readonly queue: Queue) {}

  @Sweep(CHECK_MS, 'the nightly deletion could not be scheduled', { atStart: true })
  async ensure(): Promise<void> {
    await withTimeout(TIMEOUT_MS, this.schedule());
  }

  private async schedule(): Promise<void> {
    const known = await this.queue.getJobScheduler(NAME);
    if (known?.pattern === PATTERN) return;
    await this.queue.upsertJobScheduler(NAME, { pattern: PATTERN, tz: 'UTC' }, { name: NAME, data: {} });
  }
}
