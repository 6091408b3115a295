import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Queue } from 'bullmq';
import { withTimeout } from '../../../../common/with-timeout.js';
import { VOTES_QUEUE } from '../../../../infra/queue/queues.js';
import { VotingClose } from './voting-close.js';

const NAME = 'close-votes';
const CHECK_MS = 60_000;
const TIMEOUT_MS = 10_000;

/**
 * Adds a job for the instant at which the votes of a contest close, and closes those whose job was lost. Writes down what is listed when voting
 * opens.
 */
@Injectable()
export class CloseSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger(CloseSchedule.name);

  constructor(
    @InjectQueue(VOTES_QUEUE) private readonly queue: Queue,
    private readonly voting: VotingClose,
  ) {}

  onApplicationBootstrap(): void {
    // Not awaited: the worker also starts without its queue.
    void this.ensure();
  }

  /** Never throws. */
  @Interval(CHECK_MS)
  async ensure(): Promise<void> {
    try {
      await this.voting.recordOpenings();
      await this.voting.closeDue();
      await withTimeout(TIMEOUT_MS, this.schedule());
    } catch (error) {
      this.logger.warn({ err: error }, 'the close of votes could not be scheduled; the next run tries again');
    }
  }

  /** A job that is there already is not added again. */
  private async schedule(): Promise<void> {
    for (const { contestId, endsAt, delayMs } of await this.voting.listComing()) {
      const jobId = `${NAME}-${contestId}-${endsAt.getTime()}`;
      await this.queue.add(NAME, {}, { delay: delayMs, jobId });
    }
  }
}
