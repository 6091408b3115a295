import { videoUrl } from '@paattu/api-client/youtube-url';
import { Injectable } from '@nestjs/common';
import { violates } from '../../../../../common/errors/database-error.js';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import type { Transaction } from '../../../../../database/transaction.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { ReplacedPhotos } from '../../photos/replaced-photos.service.js';
import { EntryVideos } from '../../videos/check/entry-videos.js';
import type { VideoFindings } from '../../videos/check/video-findings.js';
import { type Proposal, toProposal } from './proposal.js';

/** YouTube's figures are of the video before. The new one begins as a new entry does. */
const FIRST_VIEWS = { viewCount: 0, viewsRefreshedAt: null, viewsError: null };

/** Writes what an entrant proposes into the entry, which the caller has locked. */
@Injectable()
export class Proposals {
  constructor(
    private readonly photos: ReplacedPhotos,
    private readonly videos: EntryVideos,
  ) {}

  /** The unique index decides about duplicates. The replaced photo is deleted after the commit. */
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
      ...(photo && { verificationImageUrl: photo.full, cardImageUrl: photo.card }),
    };
    await tx.manager.update(ContestEntry, { id }, columns).catch((error: unknown) => {
      throw violates(error, 'contest_entries_one_per_video') ? new DomainError('DUPLICATE_VIDEO') : error;
    });
    if (hasNewVideo) await this.videos.save(tx.manager, id, findings);
    const { photo: replaced } = former;
    if (replaced && replaced.full !== photo?.full) await this.photos.add(tx, id, replaced);
  }
}
