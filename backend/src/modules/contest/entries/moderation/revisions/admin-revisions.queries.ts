import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { EntryRevision } from '../../page/revisions/entry-revision.entity.js';
import type { VideoMetadataDto } from '../video-metadata.dto.js';
import type { AdminRevisionDto } from './admin-revision.dto.js';
import type { PhotoQueryDto } from '../../../photos/photo-query.dto.js';

@Injectable()
export class AdminRevisionsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Only a pending revision has a photo. */
  async findPhoto(id: string, size: PhotoQueryDto['size']): Promise<{ key: string; entryId: string }> {
    const revision = await this.dataSource.manager.findOneBy(EntryRevision, { id });
    const key = size === 'card' ? revision?.cardImageUrl : revision?.verificationImageUrl;
    if (!revision || !key) throw new DomainError('NOT_FOUND');
    return { key, entryId: revision.entryId };
  }
}

export function toAdminRevision(revision: EntryRevision): AdminRevisionDto {
  const { id, name, videoId, videoFlags, verificationImageUrl, createdAt } = revision;
  const photoUrl = verificationImageUrl === null ? null : `/api/admin/revisions/${id}/photo`;
  const video = videoId === null ? null : toVideoMetadata(revision);
  return { id, name, videoId, videoFlags, video, photoUrl, createdAt };
}

function toVideoMetadata({
  videoTitle: title,
  videoChannelTitle: channel,
  videoDurationS: durationS,
  videoPublishedAt: publishedAt,
}: EntryRevision): VideoMetadataDto {
  return { title, channel, durationS, publishedAt };
}
