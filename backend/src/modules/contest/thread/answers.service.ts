import { ownerText } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { Contest } from '../contests/contest.entity.js';
import type { ContestEntry } from '../entries/contest-entry.entity.js';
import { EntryLinks } from '../entry-links/entry-links.service.js';
import { addMessage, lockThread, settle } from './thread-rows.js';
import type { NewAnswerDto } from './message.dto.js';

/** What moderators write to the entrant. The audit log has the acts, and the email the link, both without the text. */
@Injectable()
export class Answers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
  ) {}

  async send(entryId: string, { id, text, seen }: NewAnswerDto, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const entry = await lockThread(manager, entryId);
      const isNoticed = await hasUnseenNotice(manager, entryId);
      if (!(await addMessage(manager, { id, entryId, authorId: actorId, body: text }))) return;
      if (seen) await settle(manager, entryId, 'entrant', seen);
      if (!isNoticed) await this.notice(tx, entry);
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

  private async notice(tx: Transaction, entry: ContestEntry): Promise<void> {
    const { id, contestId, name, email, language, youtubeUrl } = entry;
    const contest = await tx.manager.findOneByOrFail(Contest, { id: contestId });
    await this.mailing.queueEmail(tx, {
      template: 'entry-answered',
      to: email,
      payload: {
        name,
        youtubeUrl,
        contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
        contestSlug: contest.slug,
        link: await this.links.create(tx.manager, id, language),
      },
      language,
      entryId: id,
      contestId,
    });
  }
}

/**
 * Whether an email of the last hour has told her of an answer that she has not seen. She finds the next answer beside it,
 * so it needs no email.
 */
async function hasUnseenNotice(manager: EntityManager, entryId: string): Promise<boolean> {
  const [{ isNoticed }] = await manager.query<[{ isNoticed: boolean }]>(
    `select exists (select from entry_messages where entry_id = $1 and author_id is not null and settled_at is null)
        and exists (
          select from outgoing_emails
          where entry_id = $1 and template = 'entry-answered' and not is_trial and created_at > now() - interval '1 hour')
       as "isNoticed"`,
    [entryId],
  );
  return isNoticed;
}
