import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../../common/sweeps/sweep.js';
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
export class CloseSchedule {
  constructor(
    @InjectQueue(VOTES_QUEUE) private readonly queue: Queue,
    private readonly voting: VotingClose,
  ) {}

  @Sweep(CHECK_MS, 'the close of votes could not be scheduled', { atStart: true })
  async ensure(): Promise<void> {
    await this.voting.recordOpenings();
    await this.voting.closeDue();
    await withTimeout(TIMEOUT_MS, this.schedule());
  }

  /** A job that is there already is not added again. */
  private async schedule(): Promise<void> {
    for (const { contestId, endsAt, delayMs } of await this.voting.listComing()) {
      const jobId = `${NAME}-${contestId}-${endsAt.getTime()}`;
      await this.queue.add(NAME, {}, { delay: delayMs, jobId });
    }
  }
}
