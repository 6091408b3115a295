import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Transaction } from '../../database/transaction.js';
import { EMAILS_QUEUE } from '../../infra/queue/queues.js';
import { OutgoingEmail } from './outgoing-email.entity.js';
import type { EmailTemplates } from './templates/templates.js';

export type { EmailDelivery, EmailStatus } from './outgoing-email.entity.js';
export type { EmailTemplates } from './templates/templates.js';

/** What a job of the e-mail queue carries. */
export interface EmailJob {
  emailId: string;
}

export interface EmailToSend<Name extends keyof EmailTemplates> {
  template: Name;
  to: string;
  payload: EmailTemplates[Name];
  /** The entry it tells of. */
  entryId?: string;
}

@Injectable()
export class MailingService {
  private readonly logger = new Logger(MailingService.name);

  constructor(@InjectQueue(EMAILS_QUEUE) private readonly queue: Queue<EmailJob>) {}

  /**
   * Writes the mail in the transaction of what caused it, and hands it to the worker after the commit. When the queue
   * is away the row stays, and the worker's sweep finds it.
   */
  async queueEmail<Name extends keyof EmailTemplates>(
    tx: Transaction,
    email: EmailToSend<Name>,
  ): Promise<OutgoingEmail> {
    const row = await tx.manager.save(
      tx.manager.create(OutgoingEmail, {
        template: email.template,
        toAddress: email.to,
        payload: { ...email.payload },
        entryId: email.entryId ?? null,
      }),
    );
    tx.afterCommit(() => this.dispatch([row.id]));
    return row;
  }

  /**
   * Adds the jobs of mails that wait, unless they have one that is not done. Never throws: a mail without its job is
   * only late.
   */
  async dispatch(emailIds: string[]): Promise<void> {
    const jobs = emailIds.map((emailId) => ({
      name: 'send',
      data: { emailId },
      opts: { deduplication: { id: emailId } },
    }));
    await this.queue.addBulk(jobs).catch((error: unknown) => {
      this.logger.warn({ err: error, emailIds }, 'e-mails wait for the sweep: the queue is not available');
    });
  }
}
