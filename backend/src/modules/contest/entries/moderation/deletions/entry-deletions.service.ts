import { Injectable } from '@nestjs/common';
import type { EntryStatus } from '@paattu/shared/entry-transitions';
import { DataSource, type EntityManager } from 'typeorm';
import { lockJuryOf } from '../../lock-entries.js';
import { violates } from '../../../../../common/errors/database-error.js';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { SiteSettings } from '../../../../../infra/settings/site-settings.js';
import { inTransaction, type Transaction } from '../../../../../database/transaction.js';
import { LOCKS, lock, shareLock } from '../../../../../database/locks.js';
import { ChangeTopics } from '../../../../../infra/changes/change-topics.js';
import { AuditLog } from '../../../../audit/audit-log.service.js';
import { heldBy } from '../../../../holds/holds.js';
import { MailingService } from '../../../../mailing/mailing.service.js';
import { EntryEvent } from '../../entry-event.entity.js';
import { JuryOfEntries } from '../../jury-of-entries.js';
import { AdminEntriesQueries } from '../admin-entries.queries.js';
import { IS_NEEDED } from '../../../../privacy/erasures.service.js';
import type { AdminEntryDto } from '../admin-entry.dto.js';
import { DecisionEmails } from '../decision-emails.js';
import { CAN_COME_BACK, ERASED_AT } from '../../erased-at.sql.js';
import type { EntryDeletionDto } from './entry-deletion.dto.js';
import { CONTESTS } from '../../../contests/public.sql.js';
import { ownerEntryDeleted } from '../../emails/owner-entry-deleted.email.js';
import { entryApproved } from '../../emails/entry-approved.email.js';

const DELETIONS_OF_A_DAY = 10;

interface ChangeableEntry {
  contestId: string;
  contestTitle: string;
  timeZone: string;
  status: EntryStatus;
  isHeld: boolean;
  needsCheck: boolean;
}

/**
 * $1 the entry. What is public, or what votes, marks and a result need, is not deleted with one press. Which entries have votes is secret, so from the
 * opening of voting until the certification, each may have them.
 */
const FIND = `
  select entry.contest_id as "contestId", contest.title as "contestTitle", contest.time_zone as "timeZone", status,
    ${heldBy('entry.contest_id')} as "isHeld",
    status = 'approved' or voting_opens_at <= site_now() and certified_at is null or ${IS_NEEDED} as "needsCheck"
  from contest_entries entry join ${CONTESTS} contest on contest.id = entry.contest_id
  where entry.id = $1 and status <> 'deleted' for update of entry`;

/** The owner deletes entries. A deleted entry is gone for everybody at once, and is erased a day later, unless the owner undoes that. */
@Injectable()
export class EntryDeletions {
  constructor(
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly entries: AdminEntriesQueries,
    private readonly audit: AuditLog,
    private readonly mailing: MailingService,
    private readonly changes: ChangeTopics,
    private readonly emails: DecisionEmails,
    private readonly jury: JuryOfEntries,
  ) {}

  /** `isChecked`: the owner has shown who she is. */
  async delete(id: string, actorId: string, isChecked: boolean): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      await shareLock(manager, LOCKS.holds);
      await requireDeletionsLeft(manager);
      const [entry] = await manager.query<ChangeableEntry[]>(FIND, [id]);
      if (!entry) throw new DomainError('NOT_FOUND');
      if (entry.isHeld) throw new DomainError('CONTEST_HELD');
      if (entry.needsCheck && !isChecked) throw new DomainError('IDENTITY_CHECK_NEEDED');
      const { contestId, status } = entry;
      const [[deleted]] = await manager.query<[[{ erasedAt: Date }], number]>(
        `update contest_entries entry set status = 'deleted', deleted_from = status, deleted_at = site_now(), updated_at = now()
         where id = $1 returning ${ERASED_AT} as "erasedAt"`,
        [id],
      );
      await manager.insert(EntryEvent, { entryId: id, actorId, action: 'delete', fromStatus: status });
      await this.audit.record(manager, {
        action: 'entry.delete',
        actorId,
        subjectId: id,
        contestId,
        data: { from: status },
      });
      await this.tellOwner(tx, entry, deleted.erasedAt);
      tx.afterCommit(() => this.changes.publish('entries'));
    });
  }

  async undo(id: string, actorId: string): Promise<AdminEntryDto> {
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      await lockJuryOf(manager, id);
      const [[entry]] = await manager
        .query<[Array<{ contestId: string; status: EntryStatus }>, number]>(
          `update contest_entries entry set status = deleted_from, deleted_from = null, deleted_at = null, updated_at = now()
           where id = $1 and ${CAN_COME_BACK} returning contest_id as "contestId", status`,
          [id],
        )
        .catch((error: unknown) => {
          // The video may have been entered again since.
          throw violates(error, 'contest_entries_one_per_video') ? new DomainError('DUPLICATE_VIDEO') : error;
        });
      if (!entry) throw new DomainError('NOT_FOUND');
      const { contestId, status } = entry;
      await manager.insert(EntryEvent, { entryId: id, actorId, action: 'undo-delete', toStatus: status });
      await this.audit.record(manager, {
        action: 'entry.undoDelete',
        actorId,
        subjectId: id,
        contestId,
        data: { to: status },
      });
      if (status === 'approved') {
        // One that the jury can hear no more keeps the result from being proposed until it leaves again, with a reason.
        await this.jury.hear(tx, { contestId, entryId: id }, actorId);
        await this.emails.queue(tx, id, entryApproved);
      }
      tx.afterCommit(() => this.changes.publish('entries'));
      return this.entries.findEntry(id, manager);
    });
  }

  /** Those that wait, the last one first. They are few, because only ten are deleted in a day. */
  list(): Promise<EntryDeletionDto[]> {
    return this.dataSource.query<EntryDeletionDto[]>(
      `select entry.id, name, contest.title as "contestTitle", deleted_from as status, deleted_at as "deletedAt",
         ${ERASED_AT} as "erasedAt", ${heldBy('entry.contest_id')} as "isHeld"
       from contest_entries entry join ${CONTESTS} contest on contest.id = entry.contest_id
       where deleted_from is not null order by deleted_at desc, entry.id limit 100`,
    );
  }

  private async tellOwner(
    tx: Transaction,
    { contestTitle, timeZone, contestId }: ChangeableEntry,
    erasedAt: Date,
  ): Promise<void> {
    await this.mailing.queueEmail(tx, {
      template: ownerEntryDeleted,
      to: this.settings.ownerEmail,
      payload: { contestTitle, erasedAt: erasedAt.toISOString(), timeZone },
      contestId,
    });
  }
}

/** Deletions wait for each other, so that each counts those before it. One that was undone counts too. */
async function requireDeletionsLeft(manager: EntityManager): Promise<void> {
  await lock(manager, LOCKS.deletions);
  const [{ count }] = await manager.query<[{ count: number }]>(
    `select count(*)::integer as count from entry_events
     where action = 'delete' and actor_id is not null and created_at > now() - interval '24 hours'`,
  );
  if (count >= DELETIONS_OF_A_DAY) throw new DomainError('TOO_MANY_DELETIONS');
}
