import { ApiProperty } from '@nestjs/swagger';
import type { EntryRevision } from '../../page/revisions/entry-revision.entity.js';
import { type VideoFlag, VIDEO_FLAGS } from '../../videos/check/video-flags.js';
import { VideoMetadataDto } from '../video-metadata.dto.js';

/** What an entrant proposes to change. What stays is null. */
export class AdminRevisionDto {
  id: string;

  /** @example "Anjali Nair" */
  name: string | null;

  /** @example dQw4w9WgXcQ */
  videoId: string | null;

  /** What the check of the video found. */
  @ApiProperty({ enum: VIDEO_FLAGS, isArray: true })
  videoFlags: VideoFlag[];

  /** What YouTube said of the video; null without one. */
  video: VideoMetadataDto | null;

  /**
   * The full photo. Needs the token of a moderator.
   * @example /api/admin/revisions/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo
   */
  photoUrl: string | null;

  createdAt: Date;
}

export function toAdminRevision(revision: EntryRevision): AdminRevisionDto {
  const { id, name, videoId, videoFlags, photoKey, createdAt } = revision;
  const photoUrl = photoKey === null ? null : `/api/admin/revisions/${id}/photo`;
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
