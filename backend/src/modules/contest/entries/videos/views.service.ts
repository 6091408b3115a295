import { setTimeout as sleep } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { VIEWS_QUEUE } from '../../../../infra/queue/queues.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { REFRESH_NEW, REFRESH_NOW, type RefreshResult, type ViewsJob } from './views-jobs.js';
import type { RefreshedEntryDto, RefreshedViewsDto } from './views.dto.js';

const TIMEOUT_MS = 15_000;
const POLL_MS = 100;

/** Decisions come in bursts. One job a second refreshes all entries that were approved in it. */
const BURST_MS = 1_000;
/** Longer than a burst: an approval that adds no job is committed before the job of its burst starts. */
const DELAY_MS = 1_500;

@Injectable()
export class ViewsService {
  private readonly logger = new Logger(ViewsService.name);

  constructor(
    @InjectQueue(VIEWS_QUEUE) private readonly queue: Queue<ViewsJob, RefreshResult[] | null>,
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async refreshOne(entryId: string, actorId: string): Promise<RefreshedViewsDto> {
    const [result] = await this.refreshNow([entryId], actorId);
    if (!result) throw new DomainError('UNAVAILABLE');
    if ('error' in result) {
      const { code, ...options } = result.error;
      throw new DomainError(code, options);
    }
    return { viewCount: result.viewCount };
  }

  async refreshAll(entryIds: string[], actorId: string): Promise<RefreshedEntryDto[]> {
    const results = await this.refreshNow(entryIds, actorId);
    return results.map((result) =>
      'error' in result
        ? {
            id: result.id,
            viewCount: null,
            error: { code: result.error.code, message: result.error.message },
          }
        : { id: result.id, viewCount: result.viewCount, error: null },
    );
  }

  /** Requests the views of newly approved entries, to be called after the commit. Never throws: the schedule comes later. */
  async requestNew(): Promise<void> {
    const options = { delay: DELAY_MS, deduplication: { id: REFRESH_NEW, ttl: BURST_MS } };
    await this.queue.add(REFRESH_NEW, {}, options).catch((error: unknown) => {
      this.logger.warn(
        { err: error },
        'the views of new entries wait for the schedule: the queue is not available',
      );
    });
  }

  private async refreshNow(entryIds: string[], actorId: string): Promise<RefreshResult[]> {
    // Before the job, which uses the quota whether it succeeds or not.
    await this.audit.record(this.dataSource.manager, {
      action: 'entry.refreshViews',
      actorId,
      data: { entryIds },
    });
    return this.waitFor(await this.add(entryIds));
  }

  private async add(entryIds: string[]): Promise<string> {
    try {
      // The owner waits, and retries.
      const { id } = await this.queue.add(REFRESH_NOW, { entryIds }, { attempts: 1 });
      if (!id) throw new Error('the queue returned no id');
      return id;
    } catch (error) {
      this.logger.warn({ err: error, entryIds }, 'the queue is not available');
      throw new DomainError('UNAVAILABLE');
    }
  }

  /** Polls the job, because BullMQ may miss events on PostgreSQL. */
  private async waitFor(jobId: string): Promise<RefreshResult[]> {
    const deadline = performance.now() + TIMEOUT_MS;
    while (performance.now() < deadline) {
      const job = await this.findJob(jobId);
      if (job?.finishedOn !== undefined) {
        if (job.returnvalue) return job.returnvalue;
        throw new DomainError('UNAVAILABLE');
      }
      await sleep(POLL_MS);
    }
    throw new DomainError('REFRESH_TIMED_OUT');
  }

  private async findJob(jobId: string): Promise<Job<ViewsJob, RefreshResult[] | null> | undefined> {
    try {
      return await this.queue.getJob(jobId);
    } catch (error) {
      this.logger.warn({ err: error, jobId }, 'the queue stopped answering');
      throw new DomainError('UNAVAILABLE');
    }
  }
}
