import { type Locale, ownerText } from '@paattu/shared/locales';
import type { Transaction } from '../../../database/transaction.js';
import type { EmailToSend, MailingService } from '../../mailing/mailing.service.js';
import { CONTESTS } from '../contests/public.sql.js';
import { ENTRIES } from '../entries/public.sql.js';
import type { WorkPayload } from './emails/work-left.js';

/** The entries that a judge has left to mark in a round. */
export interface OpenWork {
  email: string;
  name: string;
  locale: Locale;
  open: number;
  closesAt: Date;
  timeZone: string;
  contestId: string;
  title: string;
  titleMalayalam: string | null;
}

type WorkEmail = EmailToSend<WorkPayload>['template'];

/** SQL for what a judge has left to mark. Of `judge` and `round`. */
export const COUNT_OPEN = `(
  select count(*) from jury_assignments assignment join ${ENTRIES} entry on entry.id = entry_id
  where judge_id = judge.id and round_id = round.id and state in ('assigned', 'draft') and status = 'approved')`;

/** SQL for the columns of `OpenWork` beside `open`. Of `judge`, `round` and `contest`. */
export const WORK = `email, judge.name, locale, round.closes_at as "closesAt", time_zone as "timeZone",
  contest.id as "contestId", title, title_malayalam as "titleMalayalam"`;

export function toWorkEmail(
  template: WorkEmail,
  { email, name, locale, open, closesAt, timeZone, contestId, title, titleMalayalam }: OpenWork,
): EmailToSend<WorkPayload> {
  return {
    template,
    to: email,
    payload: {
      name,
      contestTitle: ownerText(locale, title, titleMalayalam),
      open,
      closesAt: closesAt.toISOString(),
      timeZone,
    },
    language: locale,
    contestId,
  };
}

/** Emails the judges of a round who have open work: all, or those with these ids. */
export async function emailWork(
  tx: Transaction,
  mailing: MailingService,
  template: WorkEmail,
  roundId: string,
  judgeIds: string[] | null = null,
): Promise<void> {
  const judges = await tx.manager.query<OpenWork[]>(
    `select * from (
       select ${WORK}, ${COUNT_OPEN} as open
       from jury_rounds round join ${CONTESTS} contest on contest.id = contest_id
         join judges judge on judge.contest_id = contest.id
       where round.id = $1 and revoked_at is null and email is not null and ($2::uuid[] is null or judge.id = any($2))
     ) of_judge where open > 0`,
    [roundId, judgeIds],
  );
  for (const work of judges) await mailing.queueEmail(tx, toWorkEmail(template, work));
}
