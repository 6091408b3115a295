import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { inTransaction } from '../../database/transaction.js';
import { MailingService } from '../mailing/mailing.service.js';
import { ContactMessage } from './contact-message.entity.js';
import type { SendMessageDto } from './contact.dto.js';

@Injectable()
export class ContactService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
  ) {}

  /** Stores the contact message and queues the emails to owner and sender, each within its recipient's limit. */
  async sendMessage({ name, email, subject, message, language }: SendMessageDto): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await tx.manager.insert(ContactMessage, { name, email, subject, message, language });
      await this.mailing.queueEmail(tx, {
        template: 'contact-message',
        to: this.config.ownerEmail,
        payload: { name, email, subject, message },
      });
      await this.mailing.queueEmail(tx, { template: 'contact-receipt', to: email, payload: {}, language });
    });
  }
}
