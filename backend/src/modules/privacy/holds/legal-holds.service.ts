import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { violates } from '../../../common/errors/database-error.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { inTransaction } from '../../../database/transaction.js';
import { LOCKS, lock } from '../../../database/locks.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import type { LegalHoldDto, SetHoldDto } from './legal-hold.dto.js';

const MAX_LISTED = 100;

/** Contests of which nothing expires and nothing is erased, because the data may be needed in a dispute. */
@Injectable()
export class LegalHoldsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  listHolds(): Promise<LegalHoldDto[]> {
    return this.dataSource.query<LegalHoldDto[]>(
      `select hold.id, hold.contest_id as "contestId", contest.title as contest, hold.reason, hold.set_at as "setAt",
         hold.lifted_at as "liftedAt"
       from legal_holds hold join contests contest on contest.id = hold.contest_id
       order by hold.lifted_at desc nulls first, hold.set_at desc, hold.id limit ${MAX_LISTED}`,
    );
  }

  /** Nothing of the contest is deleted after this returns. */
  async setHold({ contestId, reason }: SetHoldDto, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      await lock(manager, LOCKS.holds);
      const [hold] = await manager
        .query<Array<{ id: string }>>(
          `insert into legal_holds (contest_id, reason) values ($1, $2)
           on conflict (contest_id) where lifted_at is null do nothing returning id`,
          [contestId, reason],
        )
        .catch((error: unknown) => {
          throw violates(error, 'legal_holds_contest_id_fkey') ? new DomainError('NOT_FOUND') : error;
        });
      if (!hold) throw new DomainError('HELD_ALREADY');
      await this.audit.record(manager, {
        action: 'hold.set',
        actorId,
        subjectId: hold.id,
        contestId,
        data: {},
        after: { reason },
      });
    });
  }

  async liftHold(id: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const [[hold]] = await manager.query<[Array<{ contestId: string }>, number]>(
        `update legal_holds set lifted_at = site_now() where id = $1 and lifted_at is null
         returning contest_id as "contestId"`,
        [id],
      );
      if (!hold) throw new DomainError('NOT_FOUND');
      await this.audit.record(manager, {
        action: 'hold.lift',
        actorId,
        subjectId: id,
        contestId: hold.contestId,
        data: {},
      });
    });
  }
}
