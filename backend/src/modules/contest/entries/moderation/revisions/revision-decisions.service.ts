import { videoUrl } from '@paattu/shared/youtube-url';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { inTransaction, type Transaction } from '../../../../../database/transaction.js';
import { AuditLog } from '../../../../audit/audit-log.service.js';
import type { ContestEntry } from '../../contest-entry.entity.js';
import { JuryOfEntries } from '../../jury-of-entries.js';
import { ViewsService } from '../../videos/views.service.js';
import { ChangeReports } from '../../page/revisions/change-reports.service.js';
import { EntryRevision } from '../../page/revisions/entry-revision.entity.js';
import { lockEntry } from '../../lock-entries.js';
import { lockPending } from '../../page/revisions/changeable-entry.js';
import { Revisions } from '../../page/revisions/revisions.service.js';
import { findChanges, type Proposal, propose, toProposal } from '../../page/revisions/proposal.js';
import { findingsOf } from '../../page/revisions/video-of-revision.js';
import { findReason } from '../reasons/find-reason.js';
import type { PhotoQueryDto } from '../../../photos/photo-query.dto.js';
import type { RejectRevisionDto } from './reject-revision.dto.js';
import { entryRevisionApproved } from '../../emails/entry-revision-approved.email.js';
import { entryRevisionRejected } from '../../emails/entry-revision-rejected.email.js';

interface PendingRevision {
  entry: ContestEntry;
  revision: EntryRevision;
}

/** A moderator decides about what an entrant proposes. */
@Injectable()
export class RevisionDecisions {
  constructor(
    private readonly jury: JuryOfEntries,
    private readonly dataSource: DataSource,
    private readonly revisions: Revisions,
    private readonly reports: ChangeReports,
    private readonly audit: AuditLog,
    private readonly views: ViewsService,
  ) {}

  /** Visitors of an approved entry see the change from then on. */
  async approve(id: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { entry, revision } = await this.lock(tx, id);
      const [before, after] = [toProposal(entry), propose(entry, revision)];
      if (before.videoId !== after.videoId && (await this.jury.isJudged(tx.manager, entry.id)))
        throw new DomainError('VIDEO_IS_JUDGED');
      // First, because the photo is that of the entry from then on.
      await this.revisions.settle(tx, revision, { state: 'approved', decidedBy: actorId, kept: after.photo });
      await this.revisions.apply(tx, entry, after, findingsOf(revision, after.videoId));
      const { name, videoId } = after;
      await this.reports.report(tx, entry, {
        action: 'approve-revision',
        template: entryRevisionApproved,
        actorId,
        changed: findChanges(before, after),
        name,
        videoId,
      });
      await this.audit.record(tx.manager, {
        action: 'entry.approveRevision',
        actorId,
        subjectId: entry.id,
        contestId: entry.contestId,
        data: { revisionId: id },
        before: toFields(before),
        after: toFields(after),
      });
      // Not awaited, as after an approval of an entry.
      if (before.videoId !== videoId) tx.afterCommit(() => void this.views.requestNew());
    });
  }

  /** The entry stays as it is. The reasons are those of a rejected entry. */
  async reject(id: string, actorId: string, { reasonId, sentence = null }: RejectRevisionDto): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { entry, revision } = await this.lock(tx, id);
      const reason = reasonId ? await findReason(tx.manager, reasonId, 'reject') : null;
      await this.revisions.settle(tx, revision, { state: 'rejected', decidedBy: actorId });
      await this.reports.report(tx, entry, {
        action: 'reject-revision',
        template: entryRevisionRejected,
        actorId,
        changed: findChanges(toProposal(entry), propose(entry, revision)),
        reason,
        sentence,
      });
      await this.audit.record(tx.manager, {
        action: 'entry.rejectRevision',
        actorId,
        subjectId: entry.id,
        contestId: entry.contestId,
        data: { revisionId: id, ...(reason && { reasonId: reason.id }) },
      });
    });
  }

  /** Only a pending revision has a photo. */
  async findPhoto(id: string, size: PhotoQueryDto['size']): Promise<{ key: string; entryId: string }> {
    const revision = await this.dataSource.manager.findOneBy(EntryRevision, { id });
    const key = size === 'card' ? revision?.cardKey : revision?.photoKey;
    if (!revision || !key) throw new DomainError('NOT_FOUND');
    return { key, entryId: revision.entryId };
  }

  /** Rejects a decision about a revision that was decided, replaced or taken back meanwhile. */
  private async lock(tx: Transaction, id: string): Promise<PendingRevision> {
    const seen = await tx.manager.findOneBy(EntryRevision, { id });
    if (!seen) throw new DomainError('NOT_FOUND');
    const entry = await lockEntry(tx.manager, seen.entryId);
    const revision = await lockPending(tx.manager, entry.id);
    if (revision?.id !== id) throw new DomainError('REVISION_DECIDED');
    return { entry, revision };
  }
}

/** The fields of a change in the audit log. */
function toFields({ name, videoId, photo }: Proposal): Record<string, string | null> {
  return { name, youtubeUrl: videoUrl(videoId), photo: photo && photo.full };
}
