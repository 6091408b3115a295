import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { inTransaction } from '../../database/transaction.js';
import { ErasureJournal } from '../../infra/storage/erasure-journal.js';
import { isHeld } from '../holds/holds.js';
import { AuditDetails } from './audit-details.entity.js';
import { AuditLog } from './audit-log.service.js';
import { AuditRow } from './audit-row.entity.js';

@Injectable()
export class AuditDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
    private readonly journal: ErasureJournal,
  ) {}

  /**
   * Erases the details of an act, which is an act itself. Does nothing if there are none. Throws CONTEST_HELD while a legal
   * hold keeps the contest of the act.
   */
  async erase(id: number, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const row = await manager.findOneBy(AuditRow, { id });
      if (!row) throw new DomainError('NOT_FOUND');
      if (row.contestId && (await isHeld(manager, row.contestId))) throw new DomainError('CONTEST_HELD');
      const { affected } = await manager.delete(AuditDetails, { auditId: id });
      if (!affected) return;
      await this.audit.record(manager, {
        action: 'audit.eraseDetails',
        actorId,
        subjectId: String(id),
        ...(row.contestId && { contestId: row.contestId }),
        data: {},
      });
      // The owner erases what must not exist any more, so a restored backup must not bring it back.
      await this.journal.append({ at: new Date().toISOString(), what: 'audit-details', id: String(id) });
    });
  }

  async recordExport(actorId: string): Promise<void> {
    await this.audit.record(this.dataSource.manager, { action: 'audit.export', actorId, data: {} });
  }
}
