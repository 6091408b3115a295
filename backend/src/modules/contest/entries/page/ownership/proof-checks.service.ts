import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { inTransaction } from '../../../../../database/transaction.js';
import type { VideoDetails } from '../../../../../infra/youtube/video-details.js';
import { YoutubeClient } from '../../../../../infra/youtube/youtube.client.js';
import { AuditLog } from '../../../../audit/audit-log.service.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { PROOF_UNITS, YoutubeQuota } from '../../videos/youtube-quota.js';
import { isInContest } from './is-in-contest.js';
import { OwnershipProof } from './ownership-proof.entity.js';
import { recordFoundCode } from './record-found-code.js';

/** An entrant waits for no longer. */
const TIMEOUT_MS = 3_000;

/** Looks for the code when the entrant says that it is there. */
@Injectable()
export class ProofChecks {
  private readonly logger = new Logger(ProofChecks.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly youtube: YoutubeClient,
    private readonly quota: YoutubeQuota,
    private readonly audit: AuditLog,
  ) {}

  get canCheck(): boolean {
    return this.youtube.hasKey;
  }

  /** Without an API key, without quota and without an answer, throws CODE_NOT_CHECKED. */
  async check(entryId: string): Promise<void> {
    const { manager } = this.dataSource;
    const entry = await manager.findOneBy(ContestEntry, { id: entryId });
    if (!entry) throw new DomainError('NOT_FOUND');
    if (!isInContest(entry)) throw new DomainError('NOT_IN_CONTEST');
    if (!(await this.isAsked(entryId))) throw new DomainError('NO_PROOF_ASKED');
    const { videoId } = entry;
    const video = await this.findVideo(videoId);
    const isProved =
      video !== undefined &&
      (await inTransaction(this.dataSource, (tx) =>
        recordFoundCode(tx, this.audit, { entryId, videoId, description: video.description }),
      ));
    // Another look may have found it, or a moderator cancelled it, meanwhile.
    if (!isProved && (await this.isAsked(entryId))) throw new DomainError('CODE_NOT_FOUND');
  }

  private isAsked(entryId: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(OwnershipProof, { entryId, state: 'asked' });
  }

  private async findVideo(videoId: string): Promise<VideoDetails | undefined> {
    if (!this.canCheck || !(await this.quota.book(PROOF_UNITS))) throw new DomainError('CODE_NOT_CHECKED');
    try {
      const video = (await this.youtube.fetchVideos([videoId], TIMEOUT_MS)).get(videoId);
      // Null if its details are not understood.
      if (video !== null) return video;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'YOUTUBE_QUOTA_EXCEEDED') await this.quota.endScheduled();
      this.logger.warn({ err: error, videoId }, 'a description could not be read');
    }
    throw new DomainError('CODE_NOT_CHECKED');
  }
}
