import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { quotaExceeded, type StatsMethod, YoutubeClient } from '../../../../infra/youtube/youtube.client.js';
import { YoutubeQuota } from './youtube-quota.js';

/** View counts by video id; null for a video that is private or deleted. A video that is absent has no answer. */
export type Counts = Map<string, number | null>;

/** Asks YouTube for view counts, and books the calls. */
@Injectable()
export class ViewCounts {
  constructor(
    private readonly youtube: YoutubeClient,
    private readonly quota: YoutubeQuota,
  ) {}

  /**
   * Asks `videos.batchGetStats`, whose quota nothing else uses. Where YouTube refuses the method, `videos.list` answers for
   * the rest of the day. `limit` is of each method.
   */
  async fetch(videoIds: string[], limit: number): Promise<Counts> {
    if (await this.quota.isStatsMissing()) return this.fetchByList(videoIds, limit);
    const counts = await this.call('videos.batchGetStats', limit, () => this.youtube.fetchStats(videoIds));
    if (counts) return counts;
    await this.quota.recordStatsMissing();
    return this.fetchByList(videoIds, limit);
  }

  /** Asks `videos.list`, which leaves out only videos that are private or deleted, or hide their count. */
  async fetchByList(videoIds: string[], limit: number): Promise<Counts> {
    const counts = await this.call('videos.list', limit, () => this.youtube.fetchViewCounts(videoIds));
    return new Map(videoIds.map((id) => [id, counts.get(id) ?? null]));
  }

  private async call<T>(method: StatsMethod, limit: number, fetch: () => Promise<T>): Promise<T> {
    // Without a key the client throws, and no call is booked.
    if (this.youtube.hasKey && !(await this.quota.book(limit, method))) throw quotaExceeded(method);
    try {
      return await fetch();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'YOUTUBE_QUOTA_EXCEEDED')
        await this.quota.endScheduled(method);
      throw error;
    }
  }
}
