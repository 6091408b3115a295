import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../../common/errors/error-catalogue.js';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';
import { MAX_IDS_PER_CALL, YoutubeClient } from '../../../../infra/youtube/youtube.client.js';
import { type Counts, ViewCounts } from './view-counts.js';
import { DAILY_UNITS, SCHEDULED_UNITS } from './youtube-quota.js';
import type { RefreshResult } from './views-jobs.js';

const VIDEO_NOT_FOUND = sentenceOf('VIDEO_NOT_FOUND');

interface Video {
  id: string;
  videoId: string;
  /** Whether `videos.list` is asked when `videos.batchGetStats` has no answer. */
  needsAnswer: boolean;
}

/** Counts, and errors, by video id. */
type Answers = Map<string, number | DomainError>;

/** Updates the view counts of entries. A failure keeps the last count and its time, and stores the reason. */
@Injectable()
export class ViewRefresher {
  constructor(
    private readonly dataSource: DataSource,
    private readonly youtube: YoutubeClient,
    private readonly viewCounts: ViewCounts,
    private readonly changes: ChangeTopics,
  ) {}

  /** Ids of all approved entries, the oldest counts first: when the quota ends early, the same entries do not miss twice. */
  listApprovedIds(): Promise<string[]> {
    return this.listIds(`status = 'approved'`);
  }

  /** Ids of the approved entries whose views were never requested. */
  listNewIds(): Promise<string[]> {
    return this.listIds(`status = 'approved' and views_refreshed_at is null and views_error is null`);
  }

  /**
   * Refreshes the entries of a batch that are still approved. An entry without an answer keeps its count for a day; then
   * `videos.list` says once whether its video is there.
   */
  async refreshBatch(entryIds: string[]): Promise<void> {
    const videos = await this.dataSource.query<Video[]>(
      `select id, video_id as "videoId", views_error is distinct from $2
         and coalesce(views_refreshed_at < now() - interval '1 day', true) as "needsAnswer"
       from contest_entries where id = any($1) and status = 'approved'`,
      [entryIds, VIDEO_NOT_FOUND],
    );
    if (videos.length === 0) return;
    const answers = [...(await this.refresh(videos, SCHEDULED_UNITS)).values()];
    for (const answer of answers)
      if (answer instanceof DomainError && answer.code !== 'VIDEO_NOT_FOUND') throw answer;
  }

  /** Refreshes entries of any status, but those of the example, and returns a result for each id in the given order. */
  async refreshNow(entryIds: string[]): Promise<RefreshResult[]> {
    const entries = await this.dataSource.query<Array<Video & { isExample: boolean }>>(
      `select id, video_id as "videoId", true as "needsAnswer",
         contest_id is not distinct from example_contest() as "isExample"
       from contest_entries where id = any($1) and status <> 'deleted'`,
      [entryIds],
    );
    const videos = entries.filter(({ isExample }) => !isExample);
    const results = await Promise.all(inCalls(videos).map((call) => this.refreshCall(call)));
    const invented = entries
      .filter(({ isExample }) => isExample)
      .map(({ id }) => failed(id, new DomainError('EXAMPLE_VIDEO')));
    const byId = new Map([...results.flat(), ...invented].map((result) => [result.id, result]));
    return entryIds.map((id) => byId.get(id) ?? failed(id, new DomainError('NOT_FOUND')));
  }

  private async refreshCall(videos: Video[]): Promise<RefreshResult[]> {
    const answers = await this.refresh(videos, DAILY_UNITS);
    return videos.map(({ id, videoId }) => {
      const answer = answers.get(videoId) ?? new DomainError('VIDEO_NOT_FOUND');
      return answer instanceof DomainError ? failed(id, answer) : { id, viewCount: answer };
    });
  }

  private async listIds(condition: string): Promise<string[]> {
    if (!this.youtube.hasKey) return [];
    const rows = await this.dataSource.query<Array<{ id: string }>>(
      `select id from contest_entries where ${condition} and contest_id is distinct from example_contest() order by views_refreshed_at nulls first, id`,
    );
    return rows.map(({ id }) => id);
  }

  private async refresh(videos: Video[], limit: number): Promise<Answers> {
    const answers = await this.ask(videos, (videoIds) => this.viewCounts.fetch(videoIds, limit));
    const rest = videos.filter(({ videoId, needsAnswer }) => needsAnswer && !answers.has(videoId));
    if (rest.length === 0) return answers;
    const others = await this.ask(rest, (videoIds) => this.viewCounts.fetchByList(videoIds, limit));
    return new Map([...answers, ...others]);
  }

  private async ask(videos: Video[], fetch: (videoIds: string[]) => Promise<Counts>): Promise<Answers> {
    try {
      const counts = await fetch([...new Set(videos.map(({ videoId }) => videoId))]);
      await this.saveCounts(videos, counts);
      return new Map([...counts].map(([id, count]) => [id, count ?? new DomainError('VIDEO_NOT_FOUND')]));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.saveError(videos, error.message);
      return new Map(videos.map(({ videoId }) => [videoId, error]));
    }
  }

  /** An entry without an answer, and one that has another video since YouTube was asked, are passed over. */
  private async saveCounts(videos: Video[], counts: Counts): Promise<void> {
    const answered = videos.filter(({ videoId }) => counts.has(videoId));
    await this.dataSource.query(
      `update contest_entries entry set
         view_count = coalesce(fetched.count, entry.view_count),
         views_refreshed_at = case when fetched.count is null then entry.views_refreshed_at else now() end,
         views_error = case when fetched.count is null then $3 end
       from unnest($1::uuid[], $2::bigint[], $4::text[]) as fetched (id, count, video_id)
       where entry.id = fetched.id and entry.video_id = fetched.video_id`,
      [
        answered.map(({ id }) => id),
        answered.map(({ videoId }) => counts.get(videoId)),
        VIDEO_NOT_FOUND,
        answered.map(({ videoId }) => videoId),
      ],
    );
    await this.changes.publish('entries');
  }

  private async saveError(videos: Video[], reason: string): Promise<void> {
    await this.dataSource.query(
      `update contest_entries entry set views_error = $3
       from unnest($1::uuid[], $2::text[]) as asked (id, video_id)
       where entry.id = asked.id and entry.video_id = asked.video_id`,
      [videos.map(({ id }) => id), videos.map(({ videoId }) => videoId), reason],
    );
  }
}

/** Splits a list into parts of which each fits into one call of YouTube. */
export function inCalls<T>(list: readonly T[]): T[][] {
  const calls = Math.ceil(list.length / MAX_IDS_PER_CALL);
  return Array.from({ length: calls }, (_, call) =>
    list.slice(call * MAX_IDS_PER_CALL, (call + 1) * MAX_IDS_PER_CALL),
  );
}

function failed(id: string, { code, message, retryAfter }: DomainError): RefreshResult {
  return { id, error: { code, message, ...(retryAfter === undefined ? {} : { retryAfter }) } };
}
