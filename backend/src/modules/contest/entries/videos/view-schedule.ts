import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../../common/sweeps/sweep.js';
import type { Queue } from 'bullmq';
import { withTimeout } from '../../../../common/with-timeout.js';
import { VIEWS_QUEUE } from '../../../../infra/queue/queues.js';
import { REFRESH_ALL } from './views-jobs.js';

/** Every hour, but not at its begin, when YouTube has the most requests. */
const PATTERN = '17 * * * *';
const CHECK_MS = 60_000;
const TIMEOUT_MS = 10_000;

/** Keeps the schedule in the queue, also when the queue did not answer at the start or was emptied since. */
@Injectable()
export class ViewSchedule {
  constructor(@InjectQueue(VIEWS_QUEUE) private readonly queue: Queue) {}

  @Sweep(CHECK_MS, 'the refresh of views could not be scheduled', { atStart: true })
  async ensure(): Promise<void> {
    await withTimeout(TIMEOUT_MS, this.schedule());
  }

  private async schedule(): Promise<void> {
    const known = await this.queue.getJobScheduler(REFRESH_ALL);
    if (known?.pattern === PATTERN) return;
    await this.queue.upsertJobScheduler(
      REFRESH_ALL,
      { pattern: PATTERN, tz: 'UTC' },
      { name: REFRESH_ALL, data: {} },
    );
  }
}
