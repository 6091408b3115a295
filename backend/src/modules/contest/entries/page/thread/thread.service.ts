import { ownerText } from '@paattu/shared/locales';
import { MESSAGES_OF_A_DAY } from '@paattu/shared/moderation';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { inTransaction, type Transaction } from '../../../../../database/transaction.js';
import { AuditLog } from '../../../../audit/audit-log.service.js';
import { MailingService } from '../../../../mailing/mailing.service.js';
import { OUTGOING_EMAILS } from '../../../../mailing/public.sql.js';
import { Contest } from '../../../contests/contest.entity.js';
import type { ContestEntry } from '../../contest-entry.entity.js';
import { entryAnswered } from '../../emails/entry-answered.email.js';
import { EntryLinks } from '../../entry-links/entry-links.service.js';
import type { NewAnswerDto, NewMessageDto } from './message.dto.js';
import { addMessage, lockThread, settle } from './thread-rows.js';

/** The messages of an entrant, and the answers of moderators. The audit log has the acts, and the email the link, both without the text. */
@Injectable()
export class Thread {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
  ) {}

  async answer(entryId: string, { id, text, seen }: NewAnswerDto, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const entry = await lockThread(manager, entryId);
      if (!(await addMessage(manager, { id, entryId, authorId: actorId, body: text }))) return;
      if (seen) await settle(manager, entryId, 'entrant', seen);
      await this.queueNotice(tx, entry);
      const { contestId } = entry;
      await this.audit.record(manager, {
        action: 'entry.answer',
        actorId,
        subjectId: entryId,
        contestId,
        data: { messageId: id },
      });
    });
  }

  /** The messages of the entrant up to and with this one need no answer. */
  async settle(entryId: string, last: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const { contestId } = await lockThread(manager, entryId);
      if ((await settle(manager, entryId, 'entrant', last)) === 0) return;
      await this.audit.record(manager, {
        action: 'entry.settleMessages',
        actorId,
        subjectId: entryId,
        contestId,
        data: { messageId: last },
      });
    });
  }

  async write(entryId: string, { id, text }: NewMessageDto): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      await lockThread(manager, entryId);
      if (!(await addMessage(manager, { id, entryId, authorId: null, body: text }))) return;
      await requireMessageLeft(manager, entryId);
      // The page on which she writes shows the answers.
      await settle(manager, entryId, 'team');
    });
  }

  /**
   * She has seen the answers up to and with this one. A later answer got no email if one told her of this one, so it gets its
   * own now.
   */
  async markSeen(entryId: string, last: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const entry = await lockThread(tx.manager, entryId);
      if ((await settle(tx.manager, entryId, 'team', last)) > 0) await this.queueNotice(tx, entry);
    });
  }

  /** Queues the email that the answers in the thread need, if any. The thread is locked. */
  private async queueNotice(tx: Transaction, entry: ContestEntry): Promise<void> {
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

/** The message that was just added counts. A repeated request adds none, so it is never rejected. */
async function requireMessageLeft(manager: EntityManager, entryId: string): Promise<void> {
  const [{ count }] = await manager.query<[{ count: number }]>(
    `select count(*)::integer as count from entry_messages
     where entry_id = $1 and author_id is null and created_at > site_now() - interval '24 hours'`,
    [entryId],
  );
  if (count > MESSAGES_OF_A_DAY) throw new DomainError('TOO_MANY_MESSAGES');
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
