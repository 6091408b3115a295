import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../../../database/transaction.js';
import { AuditLog } from '../../../../audit/audit-log.service.js';
import { AnswerNotices } from './answer-notices.service.js';
import { addMessage, lockThread, settle } from './thread-rows.js';
import type { NewAnswerDto } from './message.dto.js';

/** What moderators write to the entrant. The audit log has the acts, and the email the link, both without the text. */
@Injectable()
export class Answers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: AnswerNotices,
    private readonly audit: AuditLog,
  ) {}

  async send(entryId: string, { id, text, seen }: NewAnswerDto, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const entry = await lockThread(manager, entryId);
      if (!(await addMessage(manager, { id, entryId, authorId: actorId, body: text }))) return;
      if (seen) await settle(manager, entryId, 'entrant', seen);
      await this.notices.queue(tx, entry);
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
}
