import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { requireVersion, versionOf } from '../../../common/http/if-match.js';
import { inTransaction } from '../../../database/transaction.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { EXPIRIES } from '../expiries.js';
import { forecast } from '../expiries.sql.js';
import { RetentionRun } from '../jobs/retention-run.entity.js';
import { BASES, type Kind } from '../kind.js';
import { isKind, KIND_NAMES, type KindName, KINDS } from '../kinds.js';
import type { RetentionKindDto, RetentionRunDto } from './retention.dto.js';
import { RetentionRule } from './retention-rule.entity.js';
import { readTerms } from './retention-terms.js';

const NIGHTS = 5;
const RUNS = 30;

interface Expiring {
  at: Date;
  count: number;
  isHeld: boolean;
}

/** The kinds of personal data, and the terms that the owner chooses. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async listKinds(): Promise<RetentionKindDto[]> {
    const terms = await readTerms(this.dataSource.manager);
    const kinds: RetentionKindDto[] = [];
    // One after another: each forecast reads a whole table, and all at once would take every connection.
    for (const kind of KIND_NAMES) kinds.push(await this.describe(kind, terms.get(kind) ?? null));
    return kinds;
  }

  async findKind(name: string): Promise<RetentionKindDto> {
    if (!isKind(name)) throw new DomainError('NOT_FOUND');
    const terms = await readTerms(this.dataSource.manager);
    return this.describe(name, terms.get(name) ?? null);
  }

  listRuns(): Promise<RetentionRunDto[]> {
    return this.dataSource.manager.find(RetentionRun, { order: { id: 'DESC' }, take: RUNS });
  }

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

  private async describe(kind: KindName, days: number | null): Promise<RetentionKindDto> {
    const { what, basis, from, end, term }: Kind = KINDS[kind];
    const described = { kind, what, basis: BASES[basis], from, end };
    if (term === null || days === null) {
      return { ...described, term: null, upcoming: [], laterCount: 0, heldCount: 0 };
    }
    const { days: defaultDays, min, max } = term;
    const expiring = await this.forecast(kind, days);
    const nights = expiring.filter(({ isHeld }) => !isHeld).map(({ at, count }) => ({ at, count }));
    return {
      ...described,
      term: { days, defaultDays, min, max, version: versionOf({ days }) },
      upcoming: nights.slice(0, NIGHTS),
      laterCount: sum(nights.slice(NIGHTS)),
      heldCount: sum(expiring.filter(({ isHeld }) => isHeld)),
    };
  }

  private async forecast(kind: KindName, days: number): Promise<Expiring[]> {
    const expiries = EXPIRIES.filter((each) => each.kind === kind);
    return this.dataSource.query<Expiring[]>(forecast(expiries), [days]);
  }
}

function sum(counted: Array<{ count: number }>): number {
  return counted.reduce((total, { count }) => total + count, 0);
}
