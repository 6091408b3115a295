import { InjectQueue } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import { EMAILS_QUEUE } from '../../../infra/queue/queues.js';
import { type EmailJob, MailingService } from '../mailing.service.js';
import { EmailOutbox } from '../sending/email-outbox.js';

const EVERY_MS = 5_000;
/** While that many jobs wait, the mails behind them are not stranded, only late. */
const AT_ONCE = 500;

/**
 * Gives mails a job again that have lost theirs. A timer of each worker and not a scheduled job, since a queue that
 * was emptied has lost its schedules too; two sweeps at once do no harm.
 */
@Injectable()
export class StrandedEmailsSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(StrandedEmailsSweep.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly outbox: EmailOutbox,
    private readonly mailing: MailingService,
    @InjectQueue(EMAILS_QUEUE) private readonly queue: Queue<EmailJob>,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    try {
      const { waiting = 0 } = await this.queue.getJobCounts('waiting');
      const ids = await this.outbox.findStranded(Math.max(0, AT_ONCE - waiting));
      if (ids.length > 0) await this.mailing.dispatch(ids);
    } catch (error) {
      this.logger.warn({ err: error }, 'could not look for stranded mails');
    }
  }
}
