import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { findNext } from './find-next.js';
import { OfferTimes } from './offer-times.service.js';
import { type OfferedPlace, PrizeEmails } from './prize-emails.service.js';
import { PrizeOffer } from './prize-offer.entity.js';

/**
 * First places of announced results of which no offer was made yet, if the entry is still in the contest. A correction that is certified and
 * not public yet comes first.
 */
const FIRST_PLACES = `
  select result.contest_id as "contestId", line.entry_id as "entryId", line.place
  from (select distinct on (contest_id) id, contest_id from contest_results where state in ('announced', 'final')
        order by contest_id, version desc) result
    join result_lines line on line.result_id = result.id and line.place = 1
    join contest_entries entry on entry.id = line.entry_id and entry.status = 'approved'
  where not exists (select from prize_offers where contest_id = result.contest_id)
    and not exists (select from contest_results coming
      where coming.contest_id = result.contest_id and coming.state = 'certified' and coming.fault is null)`;

/** Offers the prize: to the first place by itself, to the next ones by a click of the owner, because the rules say that she may. */
@Injectable()
export class Offers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly times: OfferTimes,
    private readonly emails: PrizeEmails,
    private readonly audit: AuditLog,
  ) {}

  async offerFirst(): Promise<void> {
    for (const place of await this.dataSource.query<OfferedPlace[]>(FIRST_PLACES))
      await inTransaction(this.dataSource, (tx) => this.offer(tx, place, null));
  }

  /** `entryId` is the next one that the owner has seen, so that she offers the prize to nobody else. */
  async offerNext(contestId: string, entryId: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await this.times.lapse(tx, contestId);
      const next = await findNext(tx.manager, contestId);
      if (next?.entryId !== entryId) throw await whyNotNext(tx.manager, contestId, entryId);
      if (!(await this.offer(tx, { contestId, ...next }, actorId))) throw new DomainError('OFFER_OPEN');
    });
  }

  /** Returns false if another offer of the contest stands: a unique index lets one of two pass. */
  private async offer(tx: Transaction, place: OfferedPlace, actorId: string | null): Promise<boolean> {
    const { contestId, entryId } = place;
    const emailId = randomUUID();
    const [offer] = await tx.manager.query<Array<{ id: string }>>(
      `insert into prize_offers (contest_id, entry_id, place, email_id) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
      [contestId, entryId, place.place, emailId],
    );
    if (!offer) return false;
    await this.emails.queueOffer(tx, place, emailId);
    await this.audit.record(tx.manager, {
      action: 'prize.offer',
      actorId,
      subjectId: offer.id,
      contestId,
      data: { entryId },
    });
    return true;
  }
}

async function whyNotNext(manager: EntityManager, contestId: string, entryId: string): Promise<DomainError> {
  const offers = await manager.findBy(PrizeOffer, { contestId });
  if (offers.some(({ state }) => state === 'open' || state === 'accepted'))
    return new DomainError('OFFER_OPEN');
  return new DomainError(offers.some((offer) => offer.entryId === entryId) ? 'OFFER_MADE' : 'NOT_NEXT');
}
