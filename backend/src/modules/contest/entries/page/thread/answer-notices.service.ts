import { ownerText } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../../../../database/transaction.js';
import { MailingService } from '../../../../mailing/mailing.service.js';
import { Contest } from '../../../contests/contest.entity.js';
import type { ContestEntry } from '../../contest-entry.entity.js';
import { EntryLinks } from '../../entry-links/entry-links.service.js';
import { OUTGOING_EMAILS } from '../../../../mailing/public.sql.js';
import { entryAnswered } from '../../emails/entry-answered.email.js';

/** The emails that tell the entrant of answers. */
@Injectable()
export class AnswerNotices {
  constructor(
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
  ) {}

  /** Queues the email that the answers in the thread need, if any. The thread is locked. */
  async queue(tx: Transaction, entry: ContestEntry): Promise<void> {
    const { id: entryId, contestId, name, email, language, youtubeUrl } = entry;
    const answerId = await findUntold(tx.manager, entryId);
    if (answerId === undefined) return;
    const contest = await tx.manager.findOneByOrFail(Contest, { id: contestId });
    await this.mailing.queueEmail(tx, {
      id: answerId,
      template: entryAnswered,
      to: email,
      payload: {
        name,
        youtubeUrl,
        contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
        contestSlug: contest.slug,
        link: await this.links.create(tx.manager, entryId, language),
      },
      language,
      entryId,
      contestId,
    });
  }
}

/**
 * The last answer, if the entrant has not seen it and no email leads to it. The email of the last hour about another answer
 * that she has not seen does: she finds both. An email has the id of its answer.
 */
async function findUntold(manager: EntityManager, entryId: string): Promise<string | undefined> {
  const [untold] = await manager.query<Array<{ id: string }>>(
    `with unseen as (
       select message.id, number, email.created_at as told_at
       from entry_messages message left join ${OUTGOING_EMAILS} email on email.id = message.id
       where message.entry_id = $1 and author_id is not null and settled_at is null)
     select id from unseen
     where number = (select max(number) from unseen) and told_at is null
       and not exists (select from unseen where told_at > now() - interval '1 hour')`,
    [entryId],
  );
  return untold?.id;
}
