import { InjectQueue } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Sweep } from '../../../common/sweeps/sweep.js';
import type { Queue } from 'bullmq';
import { setTimeout } from 'node:timers/promises';
import { Mailer } from '../../../infra/email/mailer.js';
import { EMAILS_QUEUE } from '../../../infra/queue/queues.js';
import { type EmailJob, MailingService } from '../mailing.service.js';
import { EmailOutbox } from '../sending/email-outbox.js';

const EVERY_MS = 5_000;
/** While this many jobs wait, emails behind them are late and not stranded. */
const MAX_WAITING_JOBS = 2_000;
/** After an outage, more emails have lost their jobs than get one at once. The rest follow at the rate of delivery. */
const PAUSE_MS = 1_000;

/**
 * Adds the lost jobs of emails. A timer of each worker and not a job scheduler, because a queue that was emptied has
 * lost its schedulers too. Two sweeps at once do no harm.
 */
@Injectable()
export class StrandedEmailsSweep implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly outbox: EmailOutbox,
    private readonly mailing: MailingService,
    private readonly mailer: Mailer,
    @InjectQueue(EMAILS_QUEUE) private readonly queue: Queue<EmailJob>,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  @Sweep(EVERY_MS, 'stranded emails could not be looked for')
  async sweepAll(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted && (await this.sweep()))
      await setTimeout(PAUSE_MS, undefined, { signal }).catch(() => {});
  }

  /** Returns whether there may be more. */
  private async sweep(): Promise<boolean> {
    if (this.mailer.isDown) {
      // One email tests whether the server is back.
      await this.mailing.dispatch(await this.outbox.findStranded(1));
      await this.mailing.dispatch(await this.outbox.findStranded(1, false), false);
      return false;
    }
    const { waiting = 0 } = await this.queue.getJobCounts('waiting');
    const room = Math.max(0, MAX_WAITING_JOBS - waiting);
    const ids = await this.outbox.findStranded(room);
    const hidden = await this.outbox.findStranded(room, false);
    await this.mailing.dispatch(ids);
    await this.mailing.dispatch(hidden, false);
    return ids.length === room || hidden.length === room;
  }
}
