import { Injectable } from '@nestjs/common';
import { knownLocale } from '@paattu/shared/locales';
import { DataSource, IsNull } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import { inTransaction, type Transaction } from '../../database/transaction.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { MailingService } from '../mailing/mailing.service.js';
import { OwnerNews } from '../notices/owner-news.service.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactAnswer } from './contact-answer.entity.js';
import type { SendMessageDto } from './contact.dto.js';
import { contactAnswer } from './emails/contact-answer.email.js';
import { contactReceipt } from './emails/contact-receipt.email.js';
import { contactMessage } from './emails/contact-message.email.js';

@Injectable()
export class ContactService {
  constructor(
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
    private readonly news: OwnerNews,
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
        template: contactAnswer,
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

  /** Stores the contact message, reports it to the owner, and queues its receipt within the recipient's limit. */
  async sendMessage({ name, email, subject, message, language }: SendMessageDto): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const row = tx.manager.create(ContactMessage, { name, email, subject, message, language });
      await tx.manager.insert(ContactMessage, row);
      if (!(await this.forward(tx, row))) await this.news.add(tx.manager, 'message', row.id);
      await this.mailing.queueEmail(tx, { template: contactReceipt, to: email, payload: {}, language });
    });
  }

  /** Sends the owner the message itself, if she wants it at once and her limit allows it. */
  private async forward(
    tx: Transaction,
    { name, email, subject, message }: ContactMessage,
  ): Promise<boolean> {
    if ((await this.news.findMode(tx.manager)) !== 'at-once') return false;
    const forwarded = await this.mailing.queueEmail(tx, {
      template: contactMessage,
      to: this.settings.ownerEmail,
      payload: { name, email, subject, message },
    });
    return forwarded !== null;
  }
}
