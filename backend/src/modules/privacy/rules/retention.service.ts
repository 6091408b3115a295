import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { requireVersion, versionOf } from '../../../common/http/if-match.js';
import { inTransaction } from '../../../database/transaction.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import type { Kind } from '../kind.js';
import { isKind, KINDS } from '../kinds.js';
import { RetentionRule } from './retention-rule.entity.js';

/** The owner's choice of terms. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Sets the term of a kind within its bounds. The next night uses it. */
  async editTerm(kind: string, days: number, seen: string | null, actorId: string): Promise<void> {
    const term = isKind(kind) ? (KINDS[kind] as Kind).term : null;
    if (term === null) throw new DomainError('NOT_FOUND');
    const { min, max } = term;
    if (days < min || days > max) {
      const message = min === max ? 'This term is fixed.' : `Choose between ${min} and ${max} days.`;
      throw fieldError('VALIDATION_FAILED', 'days', message);
    }
    await inTransaction(this.dataSource, async ({ manager }) => {
      // A kind without a row has nothing to lock.
      await manager.query('insert into retention_rules (kind, days) values ($1, $2) on conflict do nothing', [
        kind,
        term.days,
      ]);
      const rule = await manager.findOneOrFail(RetentionRule, {
        where: { kind },
        lock: { mode: 'pessimistic_write' },
      });
      requireVersion(versionOf({ days: rule.days }), seen);
      await manager.update(RetentionRule, { kind }, { days });
      await this.audit.record(manager, {
        action: 'retention.edit',
        actorId,
        subjectId: kind,
        data: { kind },
        before: { days: rule.days },
        after: { days },
      });
    });
  }
}
