import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';
import { SiteSettings } from '../../../../infra/settings/site-settings.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { IS_PUBLIC } from '../public-result.sql.js';
import { findNext } from './find-next.js';
import { lockOffered } from './lock-offered.js';
import { OfferTimes } from './offer-times.service.js';
import { type OfferedPlace, PrizeEmails } from './prize-emails.service.js';
import { PrizeNews } from './prize-news.service.js';
import { PrizeOffer, type ShownOfferState } from './prize-offer.entity.js';
import { DUE_AT, STATE } from './offers.sql.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';
import { OUTGOING_EMAILS } from '../../../mailing/public.sql.js';

const ACTS = { accepted: 'prize.accept', declined: 'prize.decline' } as const;

export type Answer = keyof typeof ACTS;

/** Contests with a public result of which no offer was made yet. */
const UNOFFERED = `
  select distinct contest_id as id from contest_results result where ${IS_PUBLIC}
    and not exists (select from prize_offers where contest_id = result.contest_id)`;

/** SQL that is true of an open `offer` that no email will begin the clock of: it was kept, or is deleted since. That of the example has none. */
const NEEDS_EMAIL = `${STATE} = 'open' and offer.email_sent_at is null and offer.due_at is null
  and offer.contest_id is distinct from example_contest()
  and not exists (select from ${OUTGOING_EMAILS} email where email.id = offer.email_id and delivery is distinct from 'kept')`;

/** Offers of the prize, to the first place by itself, to the next ones by a click of the owner, because the rules say that she may; and their answers. */
@Injectable()
export class Offers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly times: OfferTimes,
    private readonly emails: PrizeEmails,
    private readonly news: PrizeNews,
    private readonly audit: AuditLog,
    private readonly changes: ChangeTopics,
    private readonly settings: SiteSettings,
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

  /** Emails an open offer once more that no mail server has sent, now that there is one: its 48 hours begin with an email. */
  async sendAgain(): Promise<void> {
    if (!this.settings.hasMailServer) return;
    await inTransaction(this.dataSource, async (tx) => {
      await lockOffered(tx.manager, NEEDS_EMAIL);
      // Apart: only the next statement sees the email that another worker has just written.
      await tx.manager.query(
        `select from prize_offers offer where ${NEEDS_EMAIL} order by id for no key update of offer`,
      );
      const [offers] = await tx.manager.query<[Array<OfferedPlace & { emailId: string }>, number]>(
        `update prize_offers offer set email_id = gen_random_uuid() where ${NEEDS_EMAIL}
         returning contest_id as "contestId", entry_id as "entryId", place, email_id as "emailId"`,
      );
      for (const { emailId, ...place } of offers) await this.emails.queueOffer(tx, place, emailId);
    });
  }

  /** Until the end by the clock of the database, whether or not the sweep has run. The same answer again changes nothing. */
  async answer(entryId: string, answer: Answer): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      // A withdrawal waits, or comes first.
      const [entry] = await manager.query<Array<{ isAddressProved: boolean }>>(
        `select address_proved_at is not null as "isAddressProved" from ${ENTRIES} where id = $1 for share`,
        [entryId],
      );
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
      // Whoever has only typed the address of the winner neither takes the prize nor gives it away.
      if (!entry?.isAddressProved) throw new DomainError('ADDRESS_NOT_PROVED');
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
