import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction } from '../../../database/transaction.js';
import { EmailRenderer } from '../email-renderer.js';
import { MailingService } from '../mailing.service.js';
import { OutgoingEmail } from '../outgoing-email.entity.js';
import type { AdminEmailContentDto, AdminEmailDto } from './admin-email.dto.js';
import { AdminEmailsQueries, toAdminEmail } from './admin-emails.queries.js';

@Injectable()
export class AdminEmailsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly queries: AdminEmailsQueries,
    private readonly mailing: MailingService,
    private readonly renderer: EmailRenderer,
  ) {}

  /** Without the link of an account email, which is as good as a password: only its recipient may have it. */
  async showEmail(id: string): Promise<AdminEmailContentDto> {
    const email = await this.queries.findEmail(id);
    const { link: _link, ...payload } = email.payload;
    const { html, text } = this.renderer.render({ ...email, payload });
    return { ...toAdminEmail(email), html: html.join(''), text };
  }

  /** Sends the owner an email without information, through table, queue and worker. */
  async sendTestEmail(): Promise<AdminEmailDto> {
    const email = await inTransaction(this.dataSource, (tx) =>
      this.mailing.queueEmail(tx, { template: 'test-email', to: this.config.ownerEmail, payload: {} }),
    );
    // This template has no limit.
    return toAdminEmail(email!);
  }

  /** Resets the tries of a failed email. */
  async retryEmail(id: string): Promise<AdminEmailDto> {
    const { affected } = await this.dataSource.manager.update(
      OutgoingEmail,
      { id, status: 'failed' },
      { status: 'queued', attempts: 0 },
    );
    const email = await this.queries.findEmail(id);
    if (affected === 0)
      throw new DomainError('INVALID_TRANSITION', { message: 'Only a failed email can be sent again.' });
    await this.mailing.dispatch([id]);
    return toAdminEmail(email);
  }
}
