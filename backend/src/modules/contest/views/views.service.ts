import { setTimeout as sleep } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import { DomainError } from '../../../common/errors/domain-error.js';
import { VIEWS_QUEUE } from '../../../infra/queue/queues.js';
import type { RefreshedViewsDto } from '../moderation/admin-entry.dto.js';
import { REFRESH_ONE, type RefreshResult, type ViewsJob } from './views-jobs.js';

const TIMEOUT_MS = 15_000;
const POLL_MS = 100;

@Injectable()
export class ViewsService {
  private readonly logger = new Logger(ViewsService.name);

  constructor(@InjectQueue(VIEWS_QUEUE) private readonly queue: Queue<ViewsJob, RefreshResult | null>) {}

  /** Has the worker ask for one entry's views, and waits for what comes of it. */
  async refreshViews(entryId: string): Promise<RefreshedViewsDto> {
    const result = await this.waitFor(await this.add(entryId));
    if ('error' in result) {
      const { code, ...options } = result.error;
      throw new DomainError(code, options);
    }
    return { viewCount: result.viewCount };
  }

  private async add(entryId: string): Promise<string> {
    try {
      // Its caller waits, and is the one to try again.
      const { id } = await this.queue.add(REFRESH_ONE, { entryId }, { attempts: 1 });
      if (!id) throw new Error('the queue gave no id');
      return id;
    } catch (error) {
      this.logger.warn({ err: error, entryId }, 'the queue is not available');
      throw new DomainError('UNAVAILABLE');
    }
  }

  /** Asks the job itself: BullMQ's events may be missed on PostgreSQL. */
  private async waitFor(jobId: string): Promise<RefreshResult> {
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      const job = await this.findJob(jobId);
      if (job?.finishedOn !== undefined) {
        if (job.returnvalue) return job.returnvalue;
        throw new DomainError('UNAVAILABLE');
      }
      await sleep(POLL_MS);
    }
    throw new DomainError('REFRESH_TIMED_OUT');
  }

  private async findJob(jobId: string): Promise<Job<ViewsJob, RefreshResult | null> | undefined> {
    try {
      return await this.queue.getJob(jobId);
    } catch (error) {
      this.logger.warn({ err: error, jobId }, 'the queue went away');
      throw new DomainError('UNAVAILABLE');
    }
  }
}
