import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sweep } from '../../../../common/sweeps/sweep.js';
import { inTransaction } from '../../../../database/transaction.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { COUNT_OPEN, type OpenWork, toWorkEmail, WORK } from '../work-emails.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { juryReminder } from '../emails/jury-reminder.email.js';

const EVERY_MS = 10 * 60_000;

/**
 * The reminders of judges with open work in a round that is open: each one once, from its time on, if the round was open then. The last one replaces
 * the one before that is late.
 */
const TAKE = `
  with due as (
    select judge.id as judge_id, round.id as round_id, kind, ${COUNT_OPEN} as open
    from jury_rounds round
      join ${CONTESTS} contest on contest.id = contest_id and certified_at is null
      join judges judge on judge.contest_id = contest.id
      cross join (values ('72h', interval '72 hours', interval '24 hours'), ('24h', interval '24 hours', interval '0'))
        as reminder (kind, from_end, until_end)
    where accepted_at is not null and revoked_at is null and email is not null
      and round.opened_at <= round.closes_at - from_end
      and round.closes_at - from_end <= site_now() and site_now() < round.closes_at - until_end
  ), taken as (
    insert into jury_reminders (judge_id, round_id, kind)
    select judge_id, round_id, kind from due where open > 0 order by judge_id
    on conflict do nothing returning judge_id, round_id
  )
  select ${WORK}, open
  from taken join due using (judge_id, round_id)
    join judges judge on judge.id = judge_id
    join jury_rounds round on round.id = round_id
    join ${CONTESTS} contest on contest.id = judge.contest_id`;

/** Emails judges who have entries left to mark before the round closes. */
@Injectable()
export class JuryReminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
  ) {}

  @Sweep(EVERY_MS, 'judges could not be reminded', { atStart: true })
  async send(): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const judges = await tx.manager.query<OpenWork[]>(TAKE);
      await this.mailing.queueEmails(
        tx,
        judges.map((work) => toWorkEmail(juryReminder, work)),
      );
    });
  }
}
