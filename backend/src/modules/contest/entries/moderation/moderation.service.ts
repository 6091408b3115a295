import type { EntryTransition, EntryStatus } from '@paattu/shared/entry-transitions';
import { knownLocale, type Locale, ownerText } from '@paattu/shared/locales';
import { isReasoned } from '@paattu/shared/moderation';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { lockJuryOf } from '../lock-entries.js';
import type { RequestUser } from '../../../../common/access/access.js';
import { Clock } from '../../../../common/clock/clock.js';
import { violates } from '../../../../common/errors/database-error.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { findEnterUntil } from '../find-enter-until.js';
import { EntryEvent } from '../entry-event.entity.js';
import { JuryOfEntries } from '../jury-of-entries.js';
import { toProposal, versionOfProposal } from '../page/revisions/proposal.js';
import { Revisions } from '../page/revisions/revisions.service.js';
import { EntryVideos } from '../videos/check/entry-videos.js';
import { ViewsService } from '../videos/views.service.js';
import { AdminEntriesQueries } from './admin-entries.queries.js';
import type { AdminEntryDto } from './admin-entry.dto.js';
import { DecisionEmails } from './decision-emails.js';
import { ResultsOfContests } from '../../contests/results-of-contests.js';
import { isReasonPublic } from './public-reason.js';
import { findOwnersParts } from './owners-entries.js';
import { findReason } from './reasons/find-reason.js';
import { TRANSITIONS } from './transitions.js';

interface ChangedEntry {
  contestId: string;
  fromStatus: EntryStatus;
  language: Locale;
}

interface Decision {
  /** What the moderator saw. An entry that has another status stays as it is. */
  status: EntryStatus;
  /** Likewise of an entry that its entrant has changed. */
  version: string;
  reasonId?: string | null;
  sentence?: string | null;
}

@Injectable()
export class ModerationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: DecisionEmails,
    private readonly entries: AdminEntriesQueries,
    private readonly revisions: Revisions,
    private readonly changes: ChangeTopics,
    private readonly videos: EntryVideos,
    private readonly views: ViewsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly jury: JuryOfEntries,
    private readonly results: ResultsOfContests,
  ) {}

  /**
   * Applies a transition, with its audit row and the entrant's email, in one transaction. What only the owner takes out of a contest,
   * nobody else disapproves or rejects, and what the owner took out, nobody else approves.
   */
  async moderate(
    id: string,
    action: EntryTransition,
    actorId: string,
    { status: seen, version, reasonId, sentence = null }: Decision,
    { isOwner }: Pick<RequestUser, 'isOwner'> = { isOwner: false },
  ): Promise<AdminEntryDto> {
    const { to, email: template } = TRANSITIONS[action];
    return inTransaction(this.dataSource, async (tx) => {
      if (to === 'approved') await lockJuryOf(tx.manager, id);
      if (!isOwner) await requireNotOwners(tx.manager, this.results, id, action);
      const changed = await this.changeStatus(tx, id, action, seen);
      // The change of the status has locked it.
      const entry = await tx.manager.findOneByOrFail(ContestEntry, { id });
      requireVersion(entry, version);
      const merged = to === 'pending' ? await this.revisions.merge(tx, entry) : null;
      const reason = isReasoned(action) && reasonId ? await findReason(tx.manager, reasonId, action) : null;
      const { contestId, fromStatus, language } = changed;
      await tx.manager.insert(EntryEvent, {
        entryId: id,
        actorId,
        action,
        fromStatus,
        toStatus: to,
        reasonId: reason?.id ?? null,
        reason: reason?.text ?? null,
        reasonMalayalam: reason?.textMalayalam ?? null,
        sentence,
        changed: merged && merged.changed.length > 0 ? merged.changed : null,
      });
      if (to === 'rejected') await this.revisions.drop(tx, id);
      if (to === 'approved') await this.videos.watchAnew(tx.manager, id);
      await this.audit.record(tx.manager, {
        action: `entry.${action}`,
        actorId,
        subjectId: id,
        contestId,
        data: {
          from: fromStatus,
          to,
          ...(reason && { reasonId: reason.id }),
          ...(reason &&
            (await isReasonPublic(tx.manager, { id, contestId, status: fromStatus })) && {
              reason: reason.text,
              reasonMalayalam: reason.textMalayalam,
            }),
        },
      });
      if (to === 'approved' && !(await this.jury.hear(tx, { contestId, entryId: id }, actorId)))
        throw new DomainError('ENTRY_UNHEARD');
      const locale = knownLocale(language);
      await this.emails.queue(tx, id, template, {
        ...(to === 'rejected' && {
          enterUntil: await findEnterUntil(tx.manager, contestId, this.clock.now()),
        }),
        ...(reason && { reason: ownerText(locale, reason.text, reason.textMalayalam) }),
        ...(sentence !== null && { sentence }),
      });
      tx.afterCommit(() => this.changes.publish('entries'));
      // Not awaited: with Redis down, the response would wait for a second timeout. `requestNew` never rejects.
      if (to === 'approved') tx.afterCommit(() => void this.views.requestNew());
      // In the transaction, because a concurrent decision may change or delete the entry after it.
      return this.entries.findEntry(id, tx.manager);
    });
  }

  /** An export takes names and addresses out of the site. */
  async recordExport(actorId: string): Promise<void> {
    await this.audit.record(this.dataSource.manager, { action: 'entry.export', actorId, data: {} });
  }

  /** One statement, guarded by the allowed statuses: of two concurrent transitions, the second updates no row. */
  private async changeStatus(
    tx: Transaction,
    id: string,
    action: EntryTransition,
    seen: EntryStatus,
  ): Promise<ChangedEntry> {
    const { from, to } = TRANSITIONS[action];
    const leaves = from.filter((status) => status === seen);
    const [[changed]] = await tx.manager
      .query<[ChangedEntry[], number]>(
        `with before as materialized (select id, status from contest_entries where id = $1 for update)
         update contest_entries entry set status = $2, updated_at = now()
         from before
         where entry.id = before.id and entry.status = any($3)
         returning entry.contest_id as "contestId", before.status as "fromStatus", entry.language`,
        [id, to, leaves],
      )
      .catch((error: unknown) => {
        // The video of a rejected entry may have been entered again since.
        if (violates(error, 'contest_entries_one_per_video')) throw new DomainError('DUPLICATE_VIDEO');
        throw violates(error, 'contest_entries_approved_have_photo')
          ? new DomainError('PHOTO_DELETED')
          : error;
      });
    return changed ?? this.reject(tx, id, action, seen);
  }

  /** Throws the error that fits an entry on which the transition had no effect. */
  private async reject(
    tx: Transaction,
    id: string,
    action: EntryTransition,
    seen: EntryStatus,
  ): Promise<never> {
    const entry = await tx.manager.findOne(ContestEntry, {
      select: { status: true },
      where: { id, deletedAt: IsNull() },
    });
    if (!entry) throw new DomainError('NOT_FOUND');
    if (entry.status !== seen) {
      throw new DomainError('ENTRY_CHANGED', {
        message: `This entry has been changed: it is ${entry.status} now.`,
      });
    }
    const { from, done } = TRANSITIONS[action];
    const message = `The entry is ${entry.status} now. Only entries that are ${from.join(' or ')} can be ${done}.`;
    throw new DomainError('INVALID_TRANSITION', { message });
  }
}

/** Rejects a decision that only the owner makes about this entry. Waits for a decision under way, after which it may be one. */
async function requireNotOwners(
  manager: EntityManager,
  results: ResultsOfContests,
  id: string,
  action: EntryTransition,
): Promise<void> {
  await manager.query('select from contest_entries where id = $1 for update', [id]);
  const part = (await findOwnersParts(manager, results, [id])).get(id);
  if (isReasoned(action) && part?.removal) throw new DomainError('DISAPPROVAL_IS_OWNERS');
  if (!isReasoned(action) && part?.approval) throw new DomainError('APPROVAL_IS_OWNERS');
}

/** Rejects a decision about a name, video or photo that the moderator has not seen. */
function requireVersion(entry: ContestEntry, seen: string): void {
  if (versionOfProposal(toProposal(entry)) === seen) return;
  throw new DomainError('ENTRY_CHANGED', {
    message: 'The entrant has changed this entry. Please look at it again.',
  });
}
