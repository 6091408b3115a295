import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../../common/clock/clock.js';
import { DomainError, fieldError } from '../../../../../common/errors/domain-error.js';
import type { ErrorCodeOf } from '../../../../../common/errors/error-catalogue.js';
import { YoutubeClient } from '../../../../../infra/youtube/youtube.client.js';
import { YoutubeSite } from '../../../../../infra/youtube/youtube-site.js';
import { CHECK_UNITS, YoutubeQuota } from '../youtube-quota.js';
import { isChannelEntered } from './is-channel-entered.js';
import type { CheckedContest, VideoFindings } from './video-findings.js';
import { flagsOf, problemOf, type VideoProblem } from './video-flags.js';

/** An entrant waits for no longer. */
const TIMEOUT_MS = 3_000;
/** Leaves time for oEmbed when the API is slow. */
const API_TIMEOUT_MS = 2_000;

/** The error of a video that the site could not show. */
const ERROR_OF: Record<VideoProblem, ErrorCodeOf<400>> = {
  missing: 'VIDEO_UNAVAILABLE',
  'not-embeddable': 'VIDEO_NOT_EMBEDDABLE',
  live: 'VIDEO_LIVE',
};

interface CheckOptions {
  entryId: string | null;
  units: number;
}

type Answer = Omit<VideoFindings, 'videoId' | 'checkedAt'>;

/** Looks at a video before it is entered. */
@Injectable()
export class VideoCheck {
  private readonly logger = new Logger(VideoCheck.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly youtube: YoutubeClient,
    private readonly site: YoutubeSite,
    private readonly quota: YoutubeQuota,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws an error of the field `youtubeUrl` for a video that the site could not show. Whatever happens to YouTube, the
   * answer comes within three seconds and throws nothing else: the findings then have the flag `unchecked`.
   * `entryId` is the entry whose link changes. Without the API once `units` of the day are booked.
   */
  async check(
    videoId: string,
    contest: CheckedContest,
    { entryId = null, units = CHECK_UNITS }: Partial<CheckOptions> = {},
  ): Promise<VideoFindings> {
    const deadline = performance.now() + TIMEOUT_MS;
    try {
      const findings =
        (await this.checkByApi(videoId, contest, { entryId, units })) ??
        (await this.checkByOembed(videoId, Math.max(1, Math.ceil(deadline - performance.now()))));
      return { ...findings, videoId, checkedAt: this.clock.now() };
    } catch (error) {
      if (!(error instanceof DomainError) || error.details) throw error;
      this.logger.warn({ err: error, videoId }, 'a video could not be checked; the worker checks it later');
      return { videoId, flags: ['unchecked'], checkedAt: null };
    }
  }

  /** Returns null if the API cannot be used: without a key, quota or an answer that is understood. */
  private async checkByApi(
    videoId: string,
    contest: CheckedContest,
    { entryId, units }: CheckOptions,
  ): Promise<Answer | null> {
    if (!this.youtube.hasKey || !(await this.quota.book(units))) return null;
    const videos = await this.youtube.fetchVideos([videoId], API_TIMEOUT_MS).catch(async (error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'YOUTUBE_QUOTA_EXCEEDED') await this.quota.endScheduled();
      this.logger.warn({ err: error, videoId }, 'a video is checked without the API');
      return null;
    });
    const video = videos && videos.get(videoId);
    if (video === null) return null;
    const problem = problemOf(video);
    if (problem !== null || !video) throw rejected(problem ?? 'missing');
    const { title, channelTitle, channelId, durationS, publishedAt } = video;
    const flags = flagsOf(video, contest.opensAt);
    if (await isChannelEntered(this.dataSource.manager, channelId, contest.id, entryId))
      flags.push('channel-entered');
    return { title, channelTitle, channelId, durationS, publishedAt, flags };
  }

  private async checkByOembed(videoId: string, timeoutMs: number): Promise<Answer> {
    const video = await this.site.fetchVideo(videoId, timeoutMs);
    if (typeof video === 'string') throw rejected(video);
    return { ...video, flags: ['details-unknown'] };
  }
}

function rejected(problem: VideoProblem): DomainError {
  return fieldError(ERROR_OF[problem], 'youtubeUrl');
}
