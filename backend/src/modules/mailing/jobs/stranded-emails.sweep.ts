import { InjectQueue } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import { setTimeout } from 'node:timers/promises';
import { Mailer } from '../../../infra/email/mailer.js';
import { EMAILS_QUEUE } from '../../../infra/queue/queues.js';
import { type EmailJob, MailingService } from '../mailing.service.js';
import { EmailOutbox } from '../sending/email-outbox.js';

const EVERY_MS = 5_000;
/** While that many jobs wait, the mails behind them are not stranded, only late. */
const AT_ONCE = 2_000;
/** After an outage more mails have lost their jobs than are given one at once: the rest follow as fast as they go out. */
const WITH_MORE_TO_COME_MS = 1_000;

/**
 * Gives mails a job again that have lost theirs. A timer of each worker and not a scheduled job, since a queue that
 * was emptied has lost its schedules too; two sweeps at once do no harm.
 */
@Injectable()
export class StrandedEmailsSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(StrandedEmailsSweep.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly outbox: EmailOutbox,
    private readonly mailing: MailingService,
    private readonly mailer: Mailer,
    @InjectQueue(EMAILS_QUEUE) private readonly queue: Queue<EmailJob>,
  ) {}

  onApplicationBootstrap(): void {
    void this.keepSweeping(this.stopping.signal);
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async keepSweeping(signal: AbortSignal): Promise<void> {
    let pause = EVERY_MS;
    while (!signal.aborted) {
      await setTimeout(pause, undefined, { signal }).catch(() => {});
      if (!signal.aborted) pause = (await this.sweep()) ? WITH_MORE_TO_COME_MS : EVERY_MS;
    }
  }

  /** Whether there may be more. */
  private async sweep(): Promise<boolean> {
    try {
      if (this.mailer.isDown) {
        // One tries whether the server is back.
        await this.mailing.dispatch(await this.outbox.findStranded(1));
        return false;
      }
      const { waiting = 0 } = await this.queue.getJobCounts('waiting');
      const room = Math.max(0, AT_ONCE - waiting);
      const ids = await this.outbox.findStranded(room);
      if (ids.length > 0) await this.mailing.dispatch(ids);
      return ids.length === room;
    } catch (error) {
      this.logger.warn({ err: error }, 'could not look for stranded mails');
      return false;
    }
  }
}
