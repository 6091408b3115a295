import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../common/errors/error-catalogue.js';
import { Changes } from '../../../infra/changes/changes.js';
import { YoutubeClient } from '../../../infra/youtube/youtube.client.js';
import { DAILY_UNITS, SCHEDULED_UNITS, YoutubeQuota } from './youtube-quota.js';

const VIDEO_NOT_FOUND = sentenceOf('VIDEO_NOT_FOUND');

interface Video {
  id: string;
  videoId: string;
}

/** Brings entries' view counts up to date. Whatever goes wrong leaves the old count and its time, and says why. */
@Injectable()
export class ViewRefresher {
  constructor(
    private readonly dataSource: DataSource,
    private readonly youtube: YoutubeClient,
    private readonly quota: YoutubeQuota,
    private readonly changes: Changes,
  ) {}

  /** Ids of all approved entries, those first whose count is the oldest: a quota that ends early costs nobody twice. */
  async listApprovedIds(): Promise<string[]> {
    if (!this.youtube.hasKey) return [];
    const rows = await this.dataSource.query<Array<{ id: string }>>(
      `select id from contest_entries where status = 'approved' order by views_refreshed_at nulls first, id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Refreshes those of a batch that are still approved. */
  async refreshBatch(entryIds: string[]): Promise<void> {
    const videos = await this.dataSource.query<Video[]>(
      `select id, video_id as "videoId" from contest_entries where id = any($1) and status = 'approved'`,
      [entryIds],
    );
    if (videos.length > 0) await this.refresh(videos, SCHEDULED_UNITS);
  }

  async refreshOne(entryId: string): Promise<number> {
    const [video] = await this.dataSource.query<Video[]>(
      `select id, video_id as "videoId" from contest_entries where id = $1`,
      [entryId],
    );
    if (!video) throw new DomainError('NOT_FOUND');
    const viewCount = (await this.refresh([video], DAILY_UNITS)).get(video.videoId);
    if (viewCount === undefined) throw new DomainError('VIDEO_NOT_FOUND');
    return viewCount;
  }

  private async refresh(videos: Video[], units: number): Promise<Map<string, number>> {
    try {
      const counts = await this.fetchCounts(videos, units);
      await this.saveCounts(videos, counts);
      return counts;
    } catch (error) {
      if (error instanceof DomainError) {
        if (error.code === 'YOUTUBE_QUOTA_EXCEEDED') await this.quota.endScheduled();
        await this.saveError(videos, error.message);
      }
      throw error;
    }
  }

  private async fetchCounts(videos: Video[], units: number): Promise<Map<string, number>> {
    // Without a key there is no call to book, and the client says so.
    if (this.youtube.hasKey && !(await this.quota.book(units)))
      throw new DomainError('YOUTUBE_QUOTA_EXCEEDED');
    return this.youtube.fetchViewCounts([...new Set(videos.map(({ videoId }) => videoId))]);
  }

  private async saveCounts(videos: Video[], counts: Map<string, number>): Promise<void> {
    await this.dataSource.query(
      `update contest_entries entry set
         view_count = coalesce(fetched.count, entry.view_count),
         views_refreshed_at = case when fetched.count is null then entry.views_refreshed_at else now() end,
         views_error = case when fetched.count is null then $3 end
       from unnest($1::uuid[], $2::bigint[]) as fetched (id, count)
       where entry.id = fetched.id`,
      [videos.map(({ id }) => id), videos.map(({ videoId }) => counts.get(videoId) ?? null), VIDEO_NOT_FOUND],
    );
    await this.changes.publish('entries');
  }

  private async saveError(videos: Video[], reason: string): Promise<void> {
    await this.dataSource.query(`update contest_entries set views_error = $2 where id = any($1)`, [
      videos.map(({ id }) => id),
      reason,
    ]);
  }
}
