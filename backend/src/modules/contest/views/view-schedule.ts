import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { withTimeout } from '../../../common/with-timeout.js';
import { VIEWS_QUEUE } from '../../../infra/queue/queues.js';
import { REFRESH_ALL } from './views-jobs.js';

/** Every six hours, off the full hour at which everyone else asks YouTube. */
const PATTERN = '17 */6 * * *';
const CHECK_MS = 60_000;
const TIMEOUT_MS = 10_000;

/** Keeps the schedule in the queue, also when the queue was away at the start or has been emptied since. */
@Injectable()
export class ViewSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ViewSchedule.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(@InjectQueue(VIEWS_QUEUE) private readonly queue: Queue) {}

  onApplicationBootstrap(): void {
    // Not awaited: the worker starts without its queue, too.
    void this.ensure();
    this.timer = setInterval(() => void this.ensure(), CHECK_MS);
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private async ensure(): Promise<void> {
    try {
      await withTimeout(TIMEOUT_MS, this.schedule());
    } catch (error) {
      this.logger.warn({ err: error }, 'the refresh of views could not be scheduled yet');
    }
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
