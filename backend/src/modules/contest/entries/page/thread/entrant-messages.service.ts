import { MESSAGES_OF_A_DAY } from '@paattu/api-client/moderation';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { inTransaction } from '../../../../../database/transaction.js';
import { AnswerNotices } from './answer-notices.service.js';
import { addMessage, lockThread, settle } from './thread-rows.js';
import type { NewMessageDto } from './message.dto.js';

/** What the entrant writes to the moderators. */
@Injectable()
export class EntrantMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: AnswerNotices,
  ) {}

  async send(entryId: string, { id, text }: NewMessageDto): Promise<void> {
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
      if ((await settle(tx.manager, entryId, 'team', last)) > 0) await this.notices.queue(tx, entry);
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
