import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { lockOffered } from './lock-offered.js';
import { DUE_AT, LAPSE_CAUSE, STATE } from './offers.sql.js';
import { PrizeEmails } from './prize-emails.service.js';
import { PrizeNews } from './prize-news.service.js';

interface LapsedOffer {
  id: string;
  contestId: string;
  entryId: string | null;
  why: 'unanswered' | 'left' | 'corrected';
}

interface RunningOffer {
  contestId: string;
  entryId: string;
  dueAt: Date;
}

const RUNNING = `contest_id as "contestId", entry_id as "entryId", due_at as "dueAt"`;

const IS_LAPSED = `offer.state = 'open' and ${STATE} = 'lapsed'`;
const IS_RESUMED = `offer.resumed_at is not null and ${STATE} = 'open'`;
const IS_HALF_OVER = `${STATE} = 'open' and reminded_at is null and ${DUE_AT} - interval '24 hours' <= site_now()`;

/** Half of the hours of an offer pass, and it lapses. After a suspension, it goes on. */
@Injectable()
export class OfferTimes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: PrizeEmails,
    private readonly news: PrizeNews,
    private readonly audit: AuditLog,
    private readonly changes: ChangeTopics,
  ) {}

  /** A reminder that is later than the end is not sent. */
  async remind(): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await lockOffered(tx.manager, IS_HALF_OVER);
      const [offers] = await tx.manager.query<[RunningOffer[], number]>(
        `update prize_offers offer set reminded_at = site_now() where ${IS_HALF_OVER} returning ${RUNNING}`,
      );
      for (const offer of offers) await this.emails.queueReminder(tx, offer, offer.dueAt);
    });
  }

  /**
   * Tells the entrants whose offers go on until when they can answer. An offer without a clock needs no email: the one that starts it says
   * the hours. In the last half of the hours, it is the reminder too.
   */
  async resume(): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await lockOffered(tx.manager, IS_RESUMED);
      const [offers] = await tx.manager.query<
        [Array<Omit<RunningOffer, 'dueAt'> & { dueAt: Date | null }>, number]
      >(
        `update prize_offers offer set resumed_at = null,
           reminded_at = case when due_at - interval '24 hours' <= site_now() then coalesce(reminded_at, site_now()) else reminded_at end
         where ${IS_RESUMED} returning ${RUNNING}`,
      );
      for (const { dueAt, ...offer } of offers)
        if (dueAt) await this.emails.queueResumption(tx, offer, dueAt);
    });
  }

  async lapseAll(): Promise<void> {
    await inTransaction(this.dataSource, (tx) => this.lapse(tx, null));
  }

  /** Ends the offers of a contest, or of all, whose time is over, whose entrant has left, or whose entry a correction left out. */
  async lapse(tx: Transaction, contestId: string | null): Promise<void> {
    const isLapsed = `${IS_LAPSED} and ($1::uuid is null or contest_id = $1)`;
    await lockOffered(tx.manager, isLapsed, [contestId]);
    const [offers] = await tx.manager.query<[LapsedOffer[], number]>(
      `update prize_offers offer set state = 'lapsed', lapse_cause = ${LAPSE_CAUSE}, due_at = ${DUE_AT}, suspended_at = null, resumed_at = null
       where ${isLapsed}
       returning id, contest_id as "contestId", entry_id as "entryId", lapse_cause as why`,
      [contestId],
    );
    // The page of the result shows it.
    if (offers.length > 0) await this.changes.publishAtCommit(tx.manager, 'contest');
    for (const { id, contestId: ofContest, entryId, why } of offers) {
      await this.audit.record(tx.manager, {
        action: 'prize.lapse',
        actorId: null,
        subjectId: id,
        contestId: ofContest,
        data: { entryId, why },
      });
      await this.news.tellOwner(tx, ofContest, why === 'unanswered' ? 'lapsed' : why, entryId ?? undefined);
    }
  }
}
