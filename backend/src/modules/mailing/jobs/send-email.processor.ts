import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import { isUUID } from 'class-validator';
import { EMAILS_QUEUE } from '../../../infra/queue/queues.js';
import type { EmailJob } from '../mailing.service.js';
import { EmailFailedError, EmailSender } from '../sending/email-sender.js';

/**
 * Short locks: the job of a worker that was killed is taken up by another within ten seconds. Many at once, since a mail
 * mostly waits, and those that wait for the database together are written together; but no more than go out while the
 * process stops.
 */
@Processor(EMAILS_QUEUE, { concurrency: 50, lockDuration: 5_000, stalledInterval: 5_000 })
export class SendEmailProcessor extends WorkerHost implements BeforeApplicationShutdown {
  constructor(private readonly sender: EmailSender) {
    super();
  }

  async process({ data }: Job<EmailJob>): Promise<void> {
    // The database would refuse to look for it, and with it for all the mails that are claimed together.
    if (!isUUID(data.emailId)) throw new UnrecoverableError('the job names no mail');
    try {
      await this.sender.send(data.emailId);
    } catch (error) {
      throw error instanceof EmailFailedError ? new UnrecoverableError(error.message) : error;
    }
  }

  /** Mails under way are finished while database and mail server are still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}
