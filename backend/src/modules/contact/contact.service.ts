import { Inject, Injectable } from '@nestjs/common';
import { knownLocale } from '@paattu/api-client/locales';
import { DataSource, IsNull } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { inTransaction } from '../../database/transaction.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { MailingService } from '../mailing/mailing.service.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactAnswer } from './contact-answer.entity.js';
import type { SendMessageDto } from './contact.dto.js';

@Injectable()
export class ContactService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Stores the owner's answer and queues its email. A repeated request with the same `answerId` sends nothing again;
   * with another text, it is an error, so that no text is lost. The message counts as read.
   */
  async answer(id: string, answerId: string, text: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      // Locked, so that two answers at once are in the order in which they are sent.
      const message = await manager.findOne(ContactMessage, {
        where: { id },
        lock: { mode: 'for_no_key_update' },
      });
      if (!message) throw new DomainError('NOT_FOUND');
      const inserted: unknown[] = await manager.query(
        `insert into contact_answers (id, message_id, text, created_at) values ($1, $2, $3, clock_timestamp())
         on conflict (id) do nothing returning id`,
        [answerId, id, text],
      );
      if (inserted.length === 0) {
        const isRepeated = await manager.existsBy(ContactAnswer, { id: answerId, messageId: id, text });
        if (isRepeated) return;
        throw new DomainError('ANSWER_SENT');
      }
      await manager.update(ContactMessage, { id, readAt: IsNull() }, { readAt: new Date() });
      const { name, email, subject, language } = message;
      await this.mailing.queueEmail(tx, {
        id: answerId,
        template: 'contact-answer',
        to: email,
        payload: { name, text, subject, message: message.message },
        language: knownLocale(language),
      });
      await this.audit.record(manager, {
        action: 'message.answer',
        actorId,
        subjectId: id,
        data: { answerId },
      });
    });
  }

  async setRead(id: string, isRead: boolean): Promise<void> {
    const { affected } = await this.dataSource.manager.update(
      ContactMessage,
      { id },
      { readAt: isRead ? () => 'coalesce(read_at, now())' : null },
    );
    if (!affected) throw new DomainError('NOT_FOUND');
  }

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
