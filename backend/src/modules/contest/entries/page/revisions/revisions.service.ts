import { videoUrl } from '@paattu/shared/youtube-url';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { violates } from '../../../../../common/errors/database-error.js';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import type { Transaction } from '../../../../../database/transaction.js';
import { PhotoFiles, type PhotoFileKeys } from '../../../photos/photo-files.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import type { ChangedPart } from '../../entry-event.entity.js';
import { deleteReplacedPhoto } from '../../photos/delete-replaced-photos.js';
import { ReplacedPhoto } from '../../photos/replaced-photo.entity.js';
import { EntryVideos } from '../../videos/check/entry-videos.js';
import type { VideoFindings } from '../../videos/check/video-findings.js';
import { EntryRevision, type RevisionState } from './entry-revision.entity.js';
import { lockPending } from './changeable-entry.js';
import { findChanges, photoOf, type Proposal, propose, toProposal } from './proposal.js';
import { isFreeVideo } from './require-free-video.js';
import { findingsOf } from './video-of-revision.js';

/** YouTube's figures are of the video before. The new one begins as a new entry does. */
const FIRST_VIEWS = { viewCount: 0, viewsRefreshedAt: null, viewsError: null };

interface Settlement {
  state: Exclude<RevisionState, 'pending'>;
  /** The moderator. */
  decidedBy?: string;
  /** The photo that the entry, or the next revision, has now. */
  kept?: PhotoFileKeys | null;
}

interface Merged extends Proposal {
  /** Empty if nothing was proposed. */
  changed: ChangedPart[];
}

/**
 * Ends pending revisions, and writes into entries what they propose. The caller has locked the entry and the revision, so that no other
 * transaction ends or deletes the same one.
 */
@Injectable()
export class Revisions {
  private readonly logger = new Logger(Revisions.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: PhotoFiles,
    private readonly videos: EntryVideos,
  ) {}

  /** The photo of the revision is deleted after the commit, unless it is kept. */
  async settle(tx: Transaction, revision: EntryRevision, settlement: Settlement): Promise<void> {
    const { state, decidedBy = null, kept } = settlement;
    await tx.manager.update(
      EntryRevision,
      { id: revision.id },
      { state, decidedAt: () => 'site_now()', decidedBy, photoKey: null, cardKey: null },
    );
    const photo = photoOf(revision);
    if (photo && photo.full !== kept?.full) await this.replacePhoto(tx, revision.entryId, photo);
  }

  /** Cancels the revision of an entry that leaves the contest. */
  async drop(tx: Transaction, entryId: string): Promise<void> {
    const revision = await lockPending(tx.manager, entryId);
    if (revision) await this.settle(tx, revision, { state: 'cancelled' });
  }

  /**
   * Makes the pending revision part of its entry, which is pending again: a moderator checks both at once. A video that somebody else has
   * entered meanwhile stays out.
   */
  async merge(tx: Transaction, entry: ContestEntry): Promise<Merged> {
    const before = toProposal(entry);
    const revision = await lockPending(tx.manager, entry.id);
    if (!revision) return { ...before, changed: [] };
    const proposed = propose(entry, revision);
    const { videoId } = (await isFreeVideo(tx.manager, entry, proposed.videoId)) ? proposed : before;
    const after = { ...proposed, videoId };
    await this.settle(tx, revision, { state: 'superseded', kept: after.photo });
    await this.apply(tx, entry, after, findingsOf(revision, videoId));
    return { ...after, changed: findChanges(before, after) };
  }

  /** Writes a proposal into the entry. The unique index decides about duplicates. The replaced photo is deleted after the commit. */
  async apply(
    tx: Transaction,
    entry: ContestEntry,
    { name, videoId, photo }: Proposal,
    findings: VideoFindings,
  ): Promise<void> {
    const { id } = entry;
    const former = toProposal(entry);
    const video = { videoId, youtubeUrl: videoUrl(videoId), ...FIRST_VIEWS };
    const hasNewVideo = videoId !== former.videoId;
    const columns = {
      name,
      ...(hasNewVideo && video),
      ...(photo && { photoKey: photo.full, cardKey: photo.card }),
    };
    await tx.manager.update(ContestEntry, { id }, columns).catch((error: unknown) => {
      throw violates(error, 'contest_entries_one_per_video') ? new DomainError('DUPLICATE_VIDEO') : error;
    });
    if (hasNewVideo) await this.videos.save(tx.manager, id, findings);
    const { photo: replaced } = former;
    if (replaced && replaced.full !== photo?.full) await this.replacePhoto(tx, id, replaced);
  }

  /** The files are deleted after the commit, unless a legal hold keeps the contest: the sweep deletes those after it. */
  private async replacePhoto(tx: Transaction, entryId: string, photo: PhotoFileKeys): Promise<void> {
    await tx.manager.insert(ReplacedPhoto, {
      photoKey: photo.full,
      cardKey: photo.card,
      entryId,
    });
    tx.afterCommit(() => this.removePhoto(photo));
  }

  private async removePhoto(photo: PhotoFileKeys): Promise<void> {
    try {
      // The files outside of the transaction, which a storage that does not answer would keep open, with the holds locked.
      if (await deleteReplacedPhoto(this.dataSource, photo.full)) await this.files.remove(photo);
    } catch (error) {
      this.logger.warn({ err: error, key: photo.full }, 'a photo is left to the sweep');
    }
  }
}
