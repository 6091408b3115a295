import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { type Job, type Queue, UnrecoverableError } from 'bullmq';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { VIEWS_QUEUE } from '../../../../infra/queue/queues.js';
import { MAX_IDS_PER_CALL } from '../../../../infra/youtube/youtube.client.js';
import { ViewRefresher } from '../view-refresher.js';
import { REFRESH_ALL, REFRESH_BATCH, REFRESH_ONE, type RefreshResult, type ViewsJob } from '../views-jobs.js';

/** Lower than that of an owner's click, which has none and so comes first. */
const BATCH_PRIORITY = 10;

@Processor(VIEWS_QUEUE, { concurrency: 4, lockDuration: 10_000, stalledInterval: 5_000 })
export class ViewsProcessor extends WorkerHost {
  constructor(
    private readonly refresher: ViewRefresher,
    @InjectQueue(VIEWS_QUEUE) private readonly queue: Queue<ViewsJob>,
  ) {
    super();
  }

  async process({ name, data, timestamp }: Job<ViewsJob>): Promise<RefreshResult | null> {
    if (name === REFRESH_ALL) return this.addBatches(timestamp);
    if (name === REFRESH_BATCH && data.entryIds) return this.refreshBatch(data.entryIds);
    if (name === REFRESH_ONE && data.entryId) return this.refreshOne(data.entryId);
    throw new UnrecoverableError(`no handler for ${name}`);
  }

  /** Another try of the same run adds none twice. */
  private async addBatches(run: number): Promise<null> {
    const ids = await this.refresher.listApprovedIds();
    const batches: string[][] = [];
    for (let at = 0; at < ids.length; at += MAX_IDS_PER_CALL)
      batches.push(ids.slice(at, at + MAX_IDS_PER_CALL));
    await this.queue.addBulk(
      batches.map((entryIds, index) => ({
        name: REFRESH_BATCH,
        data: { entryIds },
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
      // Quota and key are not mended by another try in a second; the next run of the schedule is the next try.
      const lasting = error instanceof DomainError && error.code !== 'YOUTUBE_UNAVAILABLE';
      throw lasting ? new UnrecoverableError(error.message) : error;
    }
  }

  private async refreshOne(entryId: string): Promise<RefreshResult> {
    try {
      return { viewCount: await this.refresher.refreshOne(entryId) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, message, retryAfter } = error;
      return { error: { code, message, ...(retryAfter === undefined ? {} : { retryAfter }) } };
    }
  }
}
