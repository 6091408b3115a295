import { MAX_NOTES } from '@paattu/shared/moderation';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { RequestUser } from '../../../../../common/access/access.js';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { inTransaction } from '../../../../../database/transaction.js';
import { AuditLog } from '../../../../audit/audit-log.service.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { EntryNote } from './entry-note.entity.js';
import type { EntryNoteDto } from './entry-note.dto.js';
import { USERS } from '../../../../auth/public.sql.js';

/** The notes of staff about entries. The audit log has the acts, without the texts. */
@Injectable()
export class EntryNotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Oldest first. */
  async listNotes(entryId: string, { id: userId, isOwner }: RequestUser): Promise<EntryNoteDto[]> {
    if (!(await this.dataSource.manager.existsBy(ContestEntry, { id: entryId, deletedAt: IsNull() })))
      throw new DomainError('NOT_FOUND');
    return this.dataSource.query(
      `select note.id, body, users.email as author, note.author_id = $2 or $3 as "mayDelete", note.created_at as "createdAt"
       from entry_notes note left join ${USERS} on users.id = note.author_id
       where entry_id = $1 order by note.created_at, note.id`,
      [entryId, userId, isOwner],
    );
  }

  async addNote(entryId: string, body: string, authorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      // The lock makes notes wait for each other, so that their number is known, and keeps the entry.
      const [entry] = await manager.query<Array<{ contestId: string }>>(
        `select contest_id as "contestId" from contest_entries where id = $1 and status <> 'deleted' for no key update`,
        [entryId],
      );
      if (!entry) throw new DomainError('NOT_FOUND');
      if ((await manager.countBy(EntryNote, { entryId })) >= MAX_NOTES)
        throw new DomainError('TOO_MANY_NOTES');
      const note = await manager.save(manager.create(EntryNote, { entryId, authorId, body }));
      await this.audit.record(manager, {
        action: 'entry.addNote',
        actorId: authorId,
        subjectId: entryId,
        contestId: entry.contestId,
        data: { noteId: note.id },
      });
    });
  }

  /** Staff may delete what they wrote, the owner every note. */
  async deleteNote(entryId: string, noteId: string, { id: actorId, isOwner }: RequestUser): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const [[deleted]] = await manager.query<[Array<{ contestId: string }>, number]>(
        `delete from entry_notes note using contest_entries entry
         where note.id = $1 and entry_id = $2 and entry.id = entry_id and entry.status <> 'deleted' and (author_id = $3 or $4)
         returning entry.contest_id as "contestId"`,
        [noteId, entryId, actorId, isOwner],
      );
      if (!deleted) throw new DomainError('NOT_FOUND');
      await this.audit.record(manager, {
        action: 'entry.deleteNote',
        actorId,
        subjectId: entryId,
        contestId: deleted.contestId,
        data: { noteId },
      });
    });
  }
}
