import { Injectable } from '@nestjs/common';
import { SiteSettings } from '../../../../infra/settings/site-settings.js';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { Contest } from '../../contests/contest.entity.js';
import { setWinnerWarned } from '../../contests/milestones.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';
import { IS_LATE } from './offers.sql.js';
import { type OwnerPayload, ownerPrize } from '../emails/owner-prize.email.js';

/** Tells the owner what happens to the prize, whatever notices she has chosen: each leads to an act of hers. */
@Injectable()
export class PrizeNews {
  constructor(
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
  ) {}

  /** Warns the owner, once for each contest, when the days to notify the winner run out. */
  async warnOfLate(): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const contests = await tx.manager.query<Array<{ id: string }>>(
        `select id from ${CONTESTS} contest where ${IS_LATE} and winner_warned_at is null order by id`,
      );
      for (const { id } of contests)
        if (await setWinnerWarned(tx.manager, id)) await this.tellOwner(tx, id, 'late');
    });
  }

  /** `entryId` is that of the offer, if the news is about one. */
  async tellOwner(
    tx: Transaction,
    contestId: string,
    news: OwnerPayload['news'],
    entryId?: string,
  ): Promise<void> {
    const { title } = await tx.manager.findOneByOrFail(Contest, { id: contestId });
    const offer = entryId === undefined ? undefined : await findOffer(tx.manager, entryId);
    await this.mailing.queueEmail(tx, {
      template: ownerPrize,
      to: this.settings.ownerEmail,
      payload: { news, contestTitle: title, ...(offer && { offer }) },
      contestId,
      // It names the entrant, so it goes when the entry is erased.
      entryId,
    });
  }
}

/** An offer that lapsed because the entry left the contest may have ended before its time. */
async function findOffer(manager: EntityManager, entryId: string): Promise<OwnerPayload['offer']> {
  const [offer] = await manager.query<
    Array<Omit<NonNullable<OwnerPayload['offer']>, 'endedAt'> & { endedAt: Date }>
  >(
    `select name, email, prize_amount as "prizeAmount", time_zone as "timeZone",
       coalesce(answered_at, least(due_at, site_now())) as "endedAt"
     from prize_offers offer join ${ENTRIES} entry on entry.id = offer.entry_id
     join ${CONTESTS} contest on contest.id = entry.contest_id where entry.id = $1`,
    [entryId],
  );
  return offer && { ...offer, endedAt: offer.endedAt.toISOString() };
}
