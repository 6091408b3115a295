import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../../../common/clock/clock.js';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { checkPhoto, processPhoto } from '../../../../../common/images/process-image.js';
import { inTransaction, type Transaction } from '../../../../../database/transaction.js';
import { PhotoFiles, type PhotoFileKeys } from '../../../photos/photo-files.js';
import { checkDeclaration, type Declaration } from '../../../contests/consents/check-declaration.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { VideoCheck } from '../../videos/check/video-check.js';
import type { VideoFindings } from '../../videos/check/video-findings.js';
import { ChangeReports } from './change-reports.service.js';
import { EntryRevision } from './entry-revision.entity.js';
import { findEntry, type ChangeableEntry, lockEntryOfContest } from './changeable-entry.js';
import { findChanges, type Proposal, propose, toProposal, versionOfProposal } from './proposal.js';
import { Revisions } from './revisions.service.js';
import { requireFreeVideo } from './require-free-video.js';
import { checkedVideo, findingsOf, formerVideo } from './video-of-revision.js';
import { entryChanged } from '../../emails/entry-changed.email.js';
import { entryRevisionCancelled } from '../../emails/entry-revision-cancelled.email.js';
import { entryRevisionReceived } from '../../emails/entry-revision-received.email.js';
import { requireVersion } from '../../../../../common/http/if-match.js';
import { acceptsChanges } from '../../../contests/contest-clock.js';
import { requireChangesLeft } from './require-changes-left.js';

/** The form of a change. Without a photo, that of the entry or of the pending revision stays. */
export interface EntryChange {
  name: string;
  videoId: string;
  photo: Buffer | null;
}

/** The entrant changes her entry: at once while it is pending, as a revision once it is approved. */
@Injectable()
export class EntryChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly videos: VideoCheck,
    private readonly files: PhotoFiles,
    private readonly revisions: Revisions,
    private readonly reports: ChangeReports,
    private readonly clock: Clock,
  ) {}

  /** `seen` is the version of the entry or revision that the form showed. */
  async change(
    id: string,
    { photo, ...values }: EntryChange,
    seen: string | null,
    network: string,
  ): Promise<void> {
    const findings = await this.check(id, values.videoId, seen);
    const write = (keys: PhotoFileKeys | null) =>
      inTransaction(this.dataSource, async (tx) => {
        const found = await this.lock(tx, id, seen);
        const before = propose(found.entry, found.revision);
        const after = { ...before, ...values, photo: keys ?? before.photo };
        if (findChanges(before, after).length === 0) return;
        if (found.entry.status === 'pending') await this.edit(tx, found, after, findings);
        else await this.revise(tx, found, after, findings);
      });
    if (photo === null) return write(null);
    await this.files.storeWith('entries', await processPhoto(await checkPhoto(photo), network), write);
  }

  /**
   * The entrant corrects what she declares that artificial intelligence made. It is valid at once, also of an approved entry. `seen` is the version of the entry that the form
   * showed.
   */
  async correctDeclaration(id: string, declaration: Declaration, seen: string | null): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { entry, contest, revision } = await this.lock(tx, id, seen);
      const after = checkDeclaration(contest.aiRule, declaration, true);
      const before = propose(entry, revision);
      const changed = findChanges(before, { ...before, ...after });
      if (changed.length === 0) return;
      await tx.manager.update(ContestEntry, { id }, after);
      const { aiUse } = after;
      await this.reports.report(tx, entry, { action: 'edit', template: entryChanged, changed, aiUse });
    });
  }

  /** The entrant takes her revision back. */
  async cancelRevision(id: string, seen: string | null): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const found = await this.lock(tx, id, seen);
      if (!found.revision) throw new DomainError('NO_REVISION');
      await this.cancel(tx, found);
    });
  }

  /**
   * Looks at a new video, and returns null for the former one. Rejects the change before its photo is decoded, which costs
   * far more; the transaction decides.
   */
  private async check(id: string, videoId: string, seen: string | null): Promise<VideoFindings | null> {
    const { manager } = this.dataSource;
    const found = await findEntry(manager, id);
    await requireChangeable(manager, found, seen, this.clock.now());
    if (videoId === propose(found.entry, found.revision).videoId) return null;
    await requireFreeVideo(manager, found.entry, videoId);
    return this.videos.check(videoId, found.contest, { entryId: id });
  }

  private async lock(tx: Transaction, id: string, seen: string | null): Promise<ChangeableEntry> {
    const found = await lockEntryOfContest(tx.manager, id);
    await requireChangeable(tx.manager, found, seen, this.clock.now());
    return found;
  }

  /** An approval that an earlier release took back may have left a revision, which is part of the change. */
  private async edit(
    tx: Transaction,
    { entry, revision }: ChangeableEntry,
    after: Proposal,
    findings: VideoFindings | null,
  ): Promise<void> {
    if (revision) await this.revisions.settle(tx, revision, { state: 'superseded', kept: after.photo });
    const { name, videoId } = after;
    await this.revisions.apply(tx, entry, after, findings ?? findingsOf(revision, videoId));
    const changed = findChanges(toProposal(entry), after);
    await this.reports.report(tx, entry, {
      action: 'edit',
      template: entryChanged,
      changed,
      name,
      videoId,
    });
  }

  private async revise(
    tx: Transaction,
    found: ChangeableEntry,
    after: Proposal,
    findings: VideoFindings | null,
  ): Promise<void> {
    const { entry, revision } = found;
    const changed = findChanges(toProposal(entry), after);
    if (changed.length === 0) return this.cancel(tx, found);
    const { name, videoId, photo } = after;
    if (changed.includes('video')) await requireFreeVideo(tx.manager, entry, videoId);
    if (revision) await this.revisions.settle(tx, revision, { state: 'superseded', kept: photo });
    await tx.manager.insert(EntryRevision, {
      entryId: entry.id,
      name: changed.includes('name') ? name : null,
      ...(changed.includes('video') && (findings ? checkedVideo(findings) : formerVideo(revision, videoId))),
      ...(changed.includes('photo') && photo && { photoKey: photo.full, cardKey: photo.card }),
    });
    const template = entryRevisionReceived;
    await this.reports.report(tx, entry, { action: 'revise', template, changed, name, videoId });
  }

  private async cancel(tx: Transaction, { entry, revision }: ChangeableEntry): Promise<void> {
    if (revision) await this.revisions.settle(tx, revision, { state: 'cancelled' });
    const changed = findChanges(toProposal(entry), propose(entry, revision));
    const template = entryRevisionCancelled;
    await this.reports.report(tx, entry, { action: 'cancel-revision', template, changed });
  }
}

/** Rejects a change after its time, of an entry that is rejected or withdrawn, of another version, and too many in a day. */
async function requireChangeable(
  manager: EntityManager,
  { entry, contest, revision }: ChangeableEntry,
  seen: string | null,
  now: Date,
): Promise<void> {
  if (entry.status !== 'pending' && entry.status !== 'approved') throw new DomainError('NOT_IN_CONTEST');
  if (!acceptsChanges(contest, now)) throw new DomainError('CHANGES_CLOSED');
  requireVersion(versionOfProposal(propose(entry, revision)), seen);
  await requireChangesLeft(manager, entry.id);
}
