import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { findNext } from './find-next.js';
import { DUE_AT, IS_IN_CONTEST, IS_LATE, LAPSE_CAUSE, STATE } from './offers.sql.js';
import type { AdminOfferDto, AdminPrizeDto, MyOfferDto } from './prize.dto.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';
import { isDeadAddress, OUTGOING_EMAILS } from '../../../mailing/public.sql.js';

@Injectable()
export class PrizeQueries {
  constructor(private readonly dataSource: DataSource) {}

  async findMine(entryId: string): Promise<MyOfferDto> {
    const [offer] = await this.dataSource.query<MyOfferDto[]>(
      `select ${STATE} as state, prize_amount as "prizeAmount", place, offered_at as "offeredAt", ${DUE_AT} as "dueAt",
         site_now() as "serverNow"
       from prize_offers offer join ${CONTESTS} contest on contest.id = contest_id where entry_id = $1`,
      [entryId],
    );
    if (!offer) throw new DomainError('NOT_FOUND');
    return offer;
  }

  async findOfContest(contestId: string): Promise<AdminPrizeDto> {
    const [contest] = await this.dataSource.query<Array<Omit<AdminPrizeDto, 'offers' | 'next' | 'blocked'>>>(
      `select prize_amount as "prizeAmount", winner_at + interval '5 days' as "notifyBy", ${IS_LATE} as "isLate",
         site_now() as "serverNow"
       from ${CONTESTS} contest where id = $1 and published_at is not null`,
      [contestId],
    );
    if (!contest) throw new DomainError('NOT_FOUND');
    const found = await findNext(this.dataSource.manager, contestId);
    return { ...contest, offers: await this.listOffers(contestId), ...found };
  }

  private listOffers(contestId: string): Promise<AdminOfferDto[]> {
    return this.dataSource.query(
      `select offer.id, offer.entry_id as "entryId", nullif(entry.name, '') as name, nullif(entry.email, '') as email, not ${IS_IN_CONTEST} as "hasLeft", place, ${STATE} as state,
         offered_at as "offeredAt", email_sent_at as "sentAt", ${DUE_AT} as "dueAt", ${LAPSE_CAUSE} as "lapseCause", answered_at as "answeredAt",
         case when email_sent_at is not null or ${DUE_AT} is not null
                then case when ${isDeadAddress('email.to_address')} then 'came-back' else 'sent' end
              when email.status = 'failed' then 'failed'
              when email.status = 'suppressed' then 'unreachable'
              when email.delivery = 'kept' then 'kept' else 'waiting' end as "emailState"
       from prize_offers offer
         left join ${ENTRIES} entry on entry.id = offer.entry_id
         left join ${OUTGOING_EMAILS} email on email.id = offer.email_id
       where offer.contest_id = $1 order by offered_at, offer.id`,
      [contestId],
    );
  }
}
