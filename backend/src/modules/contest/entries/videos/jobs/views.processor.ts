import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { type Job, type Queue, UnrecoverableError } from 'bullmq';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { VIEWS_QUEUE } from '../../../../../infra/queue/queues.js';
import { inCalls, ViewRefresher } from '../view-refresher.js';
import {
  REFRESH_ALL,
  REFRESH_BATCH,
  REFRESH_NEW,
  REFRESH_NOW,
  type RefreshResult,
  type ViewsJob,
} from '../views-jobs.js';

/** A lower priority than `refresh-now`, which has none and so comes first. */
const BATCH_PRIORITY = 10;

@Processor(VIEWS_QUEUE, { concurrency: 4, lockDuration: 10_000, stalledInterval: 5_000 })
export class ViewsProcessor extends WorkerHost {
  constructor(
    private readonly refresher: ViewRefresher,
    @InjectQueue(VIEWS_QUEUE) private readonly queue: Queue<ViewsJob>,
  ) {
    super();
  }

  async process({ name, data, timestamp }: Job<ViewsJob>): Promise<RefreshResult[] | null> {
    if (name === REFRESH_ALL) return this.addBatches(timestamp, await this.refresher.listApprovedIds());
    if (name === REFRESH_NEW) return this.addBatches(timestamp, await this.refresher.listNewIds());
    if (name === REFRESH_BATCH && data.entryIds) return this.refreshBatch(data.entryIds);
    if (name === REFRESH_NOW && data.entryIds) return this.refresher.refreshNow(data.entryIds);
    throw new UnrecoverableError(`no handler for ${name}`);
  }

  /** A retry of the same run adds no batch twice. */
  private async addBatches(run: number, entryIds: string[]): Promise<null> {
    await this.queue.addBulk(
      inCalls(entryIds).map((batch, index) => ({
        name: REFRESH_BATCH,
        data: { entryIds: batch },
        opts: { priority: BATCH_PRIORITY, jobId: `${REFRESH_BATCH}-${run}-${index}` },
      })),
    );
    return null;
  }

  private async refreshBatch(entryIds: string[]): Promise<null> {
    try {
      await this.refresher.refreshBatch(entryIds);
      return null;
    } catch (error) {
      // A retry in a second does not restore the quota or the key. The next run of the schedule is the next try.
      const lasting = error instanceof DomainError && error.code !== 'YOUTUBE_UNAVAILABLE';
      throw lasting ? new UnrecoverableError(error.message) : error;
    }
  }
}
