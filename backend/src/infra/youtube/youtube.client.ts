import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '../../common/errors/domain-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { getJson, unavailable } from './get-json.js';
import { videoDetails, type VideoDetails } from './video-details.js';

/** The most that `videos.list` accepts in one call, which costs one unit of quota. */
export const MAX_IDS_PER_CALL = 50;

const viewCounts = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      // Absent when the owner of the video hides the count.
      statistics: z.object({
        viewCount: z
          .string()
          .regex(/^\d{1,15}$/)
          .optional(),
      }),
    }),
  ),
});

const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional();

const figures = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      // Each is absent when the owner of the video hides it.
      statistics: z.object({ viewCount: count, likeCount: count, commentCount: count }),
    }),
  ),
});

export interface VideoFigures {
  views: number | null;
  likes: number | null;
  comments: number | null;
}

const items = z.object({ items: z.array(z.looseObject({ id: z.string() })) });

const errorBody = z.object({
  error: z.object({
    message: z.string(),
    errors: z.array(z.object({ reason: z.string() })).default([]),
  }),
});

const QUOTA_REASONS = new Set(['quotaExceeded', 'dailyLimitExceeded']);

@Injectable()
export class YoutubeClient {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get hasKey(): boolean {
    return this.config.youtube.apiKey !== null;
  }

  /** Returns view counts by video id, without videos that are private or deleted. */
  async fetchViewCounts(videoIds: string[]): Promise<Map<string, number>> {
    const { items } = await this.list('statistics', videoIds, viewCounts);
    return new Map(
      items.flatMap(({ id, statistics: { viewCount } }) =>
        viewCount === undefined ? [] : [[id, Number(viewCount)] as const],
      ),
    );
  }

  /** Returns what YouTube counts of a video now; null for one that is private or deleted. */
  async fetchFigures(videoId: string, timeoutMs?: number): Promise<VideoFigures | null> {
    const { items } = await this.list('statistics', [videoId], figures, timeoutMs);
    const found = items.find(({ id }) => id === videoId);
    if (!found) return null;
    const { viewCount, likeCount, commentCount } = found.statistics;
    return { views: viewCount ?? null, likes: likeCount ?? null, comments: commentCount ?? null };
  }

  /**
   * Returns details by video id, without videos that are private or deleted. They are null for a video whose details are
   * not understood, so that it does not hide the others.
   */
  async fetchVideos(videoIds: string[], timeoutMs?: number): Promise<Map<string, VideoDetails | null>> {
    const found = await this.list('snippet,contentDetails,status', videoIds, items, timeoutMs);
    return new Map(found.items.map((item) => [item.id, videoDetails.safeParse(item).data ?? null]));
  }

  private async list<T>(
    part: string,
    videoIds: string[],
    schema: z.ZodType<T>,
    timeoutMs?: number,
  ): Promise<T> {
    const { apiKey, baseUrl } = this.config.youtube;
    if (apiKey === null) throw new DomainError('YOUTUBE_KEY_MISSING');
    const query = new URLSearchParams({ part, id: videoIds.join(','), key: apiKey });
    const { status, body } = await getJson(`${baseUrl}/videos?${query.toString()}`, timeoutMs);
    if (status !== 200) throw errorFromResponse(status, body);
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw unavailable('its answer was not understood');
    return parsed.data;
  }
}

/** Retries fail until the owner repairs a key that YouTube rejects; the message quotes Google's sentence. */
function errorFromResponse(status: number, body: unknown): DomainError {
  const { error } = errorBody.safeParse(body).data ?? {};
  if (error?.errors.some(({ reason }) => QUOTA_REASONS.has(reason)))
    return new DomainError('YOUTUBE_QUOTA_EXCEEDED');
  if (status >= 500 || status === 429 || !error) return unavailable(`it answered ${status}`);
  return new DomainError('YOUTUBE_REFUSED', { message: `YouTube refused the request: ${error.message}` });
}
