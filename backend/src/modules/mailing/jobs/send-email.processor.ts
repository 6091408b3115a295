import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import { isUUID } from 'class-validator';
import { EMAILS_QUEUE, VOTER_EMAILS_QUEUE } from '../../../infra/queue/queues.js';
import type { EmailJob } from '../mailing.service.js';
import { EmailFailedError, EmailSender } from '../sending/email-sender.js';

const OPTIONS = { concurrency: 50, lockDuration: 5_000, stalledInterval: 5_000 };

/**
 * With short locks, another worker resumes the job of a killed one within ten seconds. The concurrency is high because
 * sending mostly waits, and simultaneous writes share a statement; all running jobs must finish while the process stops.
 */
@Processor(EMAILS_QUEUE, OPTIONS)
export class SendEmailProcessor extends WorkerHost implements BeforeApplicationShutdown {
  constructor(private readonly sender: EmailSender) {
    super();
  }

  async process({ data }: Job<EmailJob>): Promise<void> {
    // With such an id, the database would reject the statement that claims several emails together.
    if (!isUUID(data.emailId)) throw new UnrecoverableError('the job names no email');
    try {
      await this.sender.send(data.emailId);
    } catch (error) {
      throw error instanceof EmailFailedError ? new UnrecoverableError(error.message) : error;
    }
  }

  /** Finishes running jobs while database and SMTP server are still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}

/** Sends the emails whose number nobody may read. */
@Processor(VOTER_EMAILS_QUEUE, OPTIONS)
export class SendVoterEmailProcessor extends SendEmailProcessor {}
