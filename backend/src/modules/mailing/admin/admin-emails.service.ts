import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction } from '../../../database/transaction.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { RulesDifferences } from '../../contest/contests/rules-differences.service.js';
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
    private readonly rulesDifferences: RulesDifferences,
    private readonly audit: AuditLog,
  ) {}

  /** Without the link of an account email, which is as good as a password: only its recipient may have it. */
  async showEmail(id: string): Promise<AdminEmailContentDto> {
    const email = await this.queries.findEmail(id);
    const { link: _link, ...payload } = email.payload;
    const differences = await this.rulesDifferences.findFor(email);
    const { html, text } = this.renderer.render({ ...email, payload }, differences);
    return { ...toAdminEmail(email), html: html.join(''), text };
  }

  /** Sends the owner an email without information, through table, queue and worker. */
  async sendTestEmail(actorId: string): Promise<AdminEmailDto> {
    const email = await inTransaction(this.dataSource, async (tx) => {
      const to = this.config.ownerEmail;
      // This template has no limit.
      const queued = (await this.mailing.queueEmail(tx, { template: 'test-email', to, payload: {} }))!;
      await this.audit.record(tx.manager, {
        action: 'email.test',
        actorId,
        subjectId: queued.id,
        data: {},
      });
      return queued;
    });
    return toAdminEmail(email);
  }

  /** Resets the tries of a failed email. */
  async retryEmail(id: string, actorId: string): Promise<AdminEmailDto> {
    return inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      const { affected } = await manager.update(
        OutgoingEmail,
        { id, status: 'failed' },
        { status: 'queued', attempts: 0 },
      );
      const email = await manager.findOneBy(OutgoingEmail, { id });
      if (!email) throw new DomainError('NOT_FOUND');
      if (!affected)
        throw new DomainError('INVALID_TRANSITION', { message: 'Only a failed email can be sent again.' });
      await this.audit.record(manager, { action: 'email.retry', actorId, subjectId: id, data: {} });
      afterCommit(() => this.mailing.dispatch([id]));
      return toAdminEmail(email);
    });
  }
}
