import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { inTransaction } from '../../../database/transaction.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { testEmail } from '../emails/test-email.email.js';
import { MailingService } from '../mailing.service.js';
import { OutgoingEmail } from '../outgoing-email.entity.js';
import type { AdminEmailDto } from './admin-email.dto.js';
import { isDeadAddress } from '../public.sql.js';
import { AdminEmailsQueries } from './admin-emails.queries.js';

@Injectable()
export class AdminEmailsService {
  constructor(
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly queries: AdminEmailsQueries,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
    private readonly limiter: RateLimiter,
  ) {}

  /** Sends the owner an email without information, through table, queue and worker. */
  async sendTestEmail(actorId: string): Promise<AdminEmailDto> {
    await this.limiter.consume('testEmail', actorId);
    return inTransaction(this.dataSource, async (tx) => {
      const to = this.settings.ownerEmail;
      // This template has no limit.
      const queued = (await this.mailing.queueEmail(tx, { template: testEmail, to, payload: {} }))!;
      await this.audit.record(tx.manager, {
        action: 'email.test',
        actorId,
        subjectId: queued.id,
        data: {},
      });
      return this.queries.findEmail(queued.id, tx.manager);
    });
  }

  /** Resets the tries of a failed email, or of one to an address whose emails came back and get there again. */
  async retryEmail(id: string, actorId: string): Promise<AdminEmailDto> {
    return inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      const [, affected] = await manager.query<[unknown, number]>(
        `update outgoing_emails set status = 'queued', suppressed_for = null, attempts = 0, updated_at = now()
         where id = $1 and (status = 'failed'
           or (suppressed_for = 'dead-address' and not ${isDeadAddress('to_address')}))`,
        [id],
      );
      const email = await manager.findOneBy(OutgoingEmail, { id });
      if (!email) throw new DomainError('NOT_FOUND');
      if (affected === 0) throw new DomainError('INVALID_TRANSITION', { message: whyNot(email) });
      await this.audit.record(manager, { action: 'email.retry', actorId, subjectId: id, data: {} });
      afterCommit(() => this.mailing.dispatch([id]));
      return this.queries.findEmail(id, manager);
    });
  }
}

function whyNot({ suppressedFor }: OutgoingEmail): string {
  return suppressedFor === 'dead-address'
    ? 'Emails to this address come back. Let them go there again under Coming back first.'
    : 'Only a failed email can be sent again.';
}
