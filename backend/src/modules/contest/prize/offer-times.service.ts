import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { DUE_AT, IS_IN_CONTEST, STATE } from './offers.sql.js';
import { PrizeEmails } from './prize-emails.service.js';
import { PrizeNews } from './prize-news.service.js';

interface LapsedOffer {
  id: string;
  contestId: string;
  entryId: string | null;
  isInContest: boolean;
}

interface RemindedOffer {
  contestId: string;
  entryId: string;
  dueAt: Date;
}

/** What time does to an offer: its 48 hours begin, half of them pass, and it lapses. */
@Injectable()
export class OfferTimes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: PrizeEmails,
    private readonly news: PrizeNews,
    private readonly audit: AuditLog,
  ) {}

  /** Keeps when an offer lapses, because its email is deleted after its term. */
  async begin(): Promise<void> {
    await this.dataSource.query(
      `update prize_offers offer set due_at = ${DUE_AT} where state = 'open' and due_at is null and ${DUE_AT} is not null`,
    );
  }

  /** A reminder that is later than the end is not sent. */
  async remind(): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const [offers] = await tx.manager.query<[RemindedOffer[], number]>(
        `update prize_offers offer set reminded_at = site_now()
         where ${STATE} = 'open' and reminded_at is null and due_at - interval '24 hours' <= site_now()
         returning contest_id as "contestId", entry_id as "entryId", due_at as "dueAt"`,
      );
      for (const offer of offers) await this.emails.queueReminder(tx, offer, offer.dueAt);
    });
  }

  async lapseAll(): Promise<void> {
    await inTransaction(this.dataSource, (tx) => this.lapse(tx, null));
  }

  /** Ends the offers of a contest, or of all, whose time is over or whose entry has left the contest. */
  async lapse(tx: Transaction, contestId: string | null): Promise<void> {
    const [offers] = await tx.manager.query<[LapsedOffer[], number]>(
      `update prize_offers offer set state = 'lapsed', due_at = ${DUE_AT}
       where state = 'open' and ${STATE} = 'lapsed' and ($1::uuid is null or contest_id = $1)
       returning id, contest_id as "contestId", entry_id as "entryId", ${IS_IN_CONTEST} as "isInContest"`,
      [contestId],
    );
    for (const { id, contestId: ofContest, entryId, isInContest } of offers) {
      await this.audit.record(tx.manager, {
        action: 'prize.lapse',
        actorId: null,
        subjectId: id,
        contestId: ofContest,
        data: { entryId },
      });
      await this.news.tellOwner(tx, ofContest, isInContest ? 'lapsed' : 'left', entryId ?? undefined);
    }
  }
}
