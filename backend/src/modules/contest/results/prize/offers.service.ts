import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { Changes } from '../../../../infra/changes/changes.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { IS_PUBLIC } from '../public-result.sql.js';
import { findNext } from './find-next.js';
import { OfferTimes } from './offer-times.service.js';
import { type OfferedPlace, PrizeEmails } from './prize-emails.service.js';
import { PrizeOffer } from './prize-offer.entity.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';

/** Contests with a public result of which no offer was made yet. */
const UNOFFERED = `
  select distinct contest_id as id from contest_results result where ${IS_PUBLIC}
    and not exists (select from prize_offers where contest_id = result.contest_id)`;

/** Offers the prize: to the first place by itself, to the next ones by a click of the owner, because the rules say that she may. */
@Injectable()
export class Offers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly times: OfferTimes,
    private readonly emails: PrizeEmails,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {}

  async offerFirst(): Promise<void> {
    for (const { id } of await this.dataSource.query<Array<{ id: string }>>(UNOFFERED))
      await inTransaction(this.dataSource, async (tx) => {
        const first = (await findNext(tx.manager, id)).next;
        // Where the first entrant has left the contest, the owner decides.
        if (first?.place !== 1) return;
        await lockForOffer(tx.manager, id, first.entryId);
        const { next } = await findNext(tx.manager, id);
        if (next?.entryId === first.entryId && (await isInContest(tx.manager, next.entryId)))
          await this.offer(tx, { contestId: id, ...next }, null);
      });
  }

  /** `entryId` is the next one that the owner has seen, so that she offers the prize to nobody else. */
  async offerNext(contestId: string, entryId: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await lockForOffer(tx.manager, contestId, entryId);
      await this.times.lapse(tx, contestId);
      const { next, blocked } = await findNext(tx.manager, contestId);
      if (blocked) throw new DomainError('NEEDS_CORRECTION');
      if (next?.entryId !== entryId) throw await whyNotNext(tx.manager, contestId, entryId);
      if (!(await isInContest(tx.manager, entryId))) throw new DomainError('NOT_NEXT');
      await this.offer(tx, { contestId, ...next }, actorId);
    });
  }

  private async offer(tx: Transaction, place: OfferedPlace, actorId: string | null): Promise<void> {
    const { contestId, entryId } = place;
    const emailId = randomUUID();
    const [offer] = await tx.manager.query<[{ id: string }]>(
      `insert into prize_offers (contest_id, entry_id, place, email_id) values ($1, $2, $3, $4) returning id`,
      [contestId, entryId, place.place, emailId],
    );
    await this.emails.queueOffer(tx, place, emailId);
    // The page of the result shows it.
    await this.changes.publishAtCommit(tx.manager, 'contest');
    await this.audit.record(tx.manager, {
      action: 'prize.offer',
      actorId,
      subjectId: offer.id,
      contestId,
      data: { entryId },
    });
  }
}

/**
 * A decision about the entry, or about one whose offer is open, a certification and another offer that are under way come first. The entries are
 * locked before their contest: an approval holds its entry when it locks the contest, and in the other order, each would wait for the other.
 */
async function lockForOffer(manager: EntityManager, contestId: string, entryId: string): Promise<void> {
  await manager.query(
    `select from ${ENTRIES}
     where id = $2 or id in (select entry_id from prize_offers where contest_id = $1 and state = 'open') order by id for share`,
    [contestId, entryId],
  );
  await manager.query(`select from ${CONTESTS} where id = $1 for no key update`, [contestId]);
}

/** The entry is locked. A decision that takes it out has ended before, or comes later and suspends the offer. */
async function isInContest(manager: EntityManager, entryId: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `select from ${ENTRIES} where id = $1 and status = 'approved'`,
    [entryId],
  );
  return found.length > 0;
}

async function whyNotNext(manager: EntityManager, contestId: string, entryId: string): Promise<DomainError> {
  const offers = await manager.findBy(PrizeOffer, { contestId });
  if (offers.some(({ state }) => state === 'open' || state === 'accepted'))
    return new DomainError('OFFER_OPEN');
  return new DomainError(offers.some((offer) => offer.entryId === entryId) ? 'OFFER_MADE' : 'NOT_NEXT');
}
