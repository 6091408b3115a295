import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { OembedClient } from '../../../../infra/youtube/oembed.client.js';
import type { VideoDetails } from '../../../../infra/youtube/video-details.js';
import { YoutubeClient } from '../../../../infra/youtube/youtube.client.js';
import type { VideoMetadata } from '../videos/check/video-findings.js';
import { problemOf, type VideoProblem } from '../videos/check/video-flags.js';
import { YoutubeQuota } from '../videos/youtube-quota.js';

export interface VideoLook {
  problem: VideoProblem | null;
  /** oEmbed knows title and channel alone. Nothing of a video that is private or deleted. */
  metadata: Partial<VideoMetadata>;
  /** Null for a video that is private or deleted, and of oEmbed. */
  details: VideoDetails | null;
}

/**
 * Asks YouTube about videos. An outage or a used-up quota throws, so that it is never taken for an answer. A video whose
 * details are not understood has no look.
 */
@Injectable()
export class VideoLooks {
  constructor(
    private readonly youtube: YoutubeClient,
    private readonly oembed: OembedClient,
    private readonly quota: YoutubeQuota,
  ) {}

  /** Looks at up to fifty videos by one call, which is booked unless `units` of the day are. */
  async lookAt(videoIds: string[], units: number): Promise<Map<string, VideoLook>> {
    if (!this.youtube.hasKey) return this.lookByOembed(videoIds);
    if (!(await this.quota.book(units))) throw new DomainError('YOUTUBE_QUOTA_EXCEEDED');
    const videos = await this.youtube.fetchVideos(videoIds).catch(async (error: unknown) => {
      if (error instanceof DomainError && error.code === 'YOUTUBE_QUOTA_EXCEEDED')
        await this.quota.endScheduled();
      throw error;
    });
    return new Map(
      videoIds.flatMap((id) => {
        const details = videos.get(id);
        if (details === null) return [];
        const look = { problem: problemOf(details), metadata: details ?? {}, details: details ?? null };
        return [[id, look] as const];
      }),
    );
  }

  private async lookByOembed(videoIds: string[]): Promise<Map<string, VideoLook>> {
    const looks = new Map<string, VideoLook>();
    for (const id of videoIds) {
      const video = await this.oembed.fetchVideo(id);
      looks.set(
        id,
        typeof video === 'string'
          ? { problem: video, metadata: {}, details: null }
          : { problem: null, metadata: video, details: null },
      );
    }
    return looks;
  }
}
