import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { inTransaction } from '../../../../database/transaction.js';
import { Changes } from '../../../../infra/changes/changes.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { DUE_AT, STATE } from './offers.sql.js';
import { PrizeEmails } from './prize-emails.service.js';
import { PrizeNews } from './prize-news.service.js';
import type { ShownOfferState } from './prize-offer.entity.js';
import { ENTRIES } from '../../entries/public.sql.js';

const ACTS = { accepted: 'prize.accept', declined: 'prize.decline' } as const;

export type Answer = keyof typeof ACTS;

/** The answer of the entrant to whom the prize is offered. */
@Injectable()
export class Answers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: PrizeEmails,
    private readonly news: PrizeNews,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {}

  /** Until the end by the clock of the database, whether or not the sweep has run. The same answer again changes nothing. */
  async give(entryId: string, answer: Answer): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      // A withdrawal waits, or comes first.
      await manager.query(`select from ${ENTRIES} where id = $1 for share`, [entryId]);
      const [[offer]] = await manager.query<[Array<{ id: string; contestId: string }>, number]>(
        `update prize_offers offer set state = $2, answered_at = site_now(), due_at = ${DUE_AT}
         where entry_id = $1 and ${STATE} = 'open' returning id, contest_id as "contestId"`,
        [entryId, answer],
      );
      if (!offer) {
        const [made] = await manager.query<Array<{ state: ShownOfferState }>>(
          `select ${STATE} as state from prize_offers offer where entry_id = $1`,
          [entryId],
        );
        if (!made) throw new DomainError('NOT_FOUND');
        if (made.state === 'suspended') throw new DomainError('OFFER_SUSPENDED');
        if (made.state !== answer) throw new DomainError('OFFER_OVER');
        return;
      }
      await this.audit.record(manager, {
        action: ACTS[answer],
        actorId: null,
        subjectId: offer.id,
        contestId: offer.contestId,
        data: { entryId },
      });
      // The page of the result shows it.
      await this.changes.publishAtCommit(manager, 'contest');
      await this.news.tellOwner(tx, offer.contestId, answer, entryId);
      if (answer === 'accepted')
        await this.emails.queueAcceptance(tx, { entryId, contestId: offer.contestId });
    });
  }
}
