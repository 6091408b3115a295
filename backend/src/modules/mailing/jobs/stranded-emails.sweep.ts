import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { MailingService } from '../mailing.service.js';
import { EmailOutbox } from '../sending/email-outbox.js';

const EVERY_MS = 5_000;
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
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    try {
      const ids = await this.outbox.findStranded(AT_ONCE);
      if (ids.length > 0) await this.mailing.dispatch(ids);
    } catch (error) {
      this.logger.warn({ err: error }, 'could not look for stranded mails');
    }
  }
}
