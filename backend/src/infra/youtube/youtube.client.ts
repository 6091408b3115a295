import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '../../common/errors/domain-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { SiteSettings } from '../settings/site-settings.js';
import { getJson, type JsonResponse, unavailable } from './get-json.js';
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

const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

const count = digits.optional();

/** An item of `videos.batchGetStats`; an unsigned long may be a number there. */
const stats = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        statistics: z.object({ viewCount: z.coerce.string().pipe(digits).optional() }).default({}),
      }),
    )
    .default([]),
});

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

/** Too many calls at once. Google also sends it with 403. */
const RATE_REASONS = new Set(['rateLimitExceeded', 'userRateLimitExceeded']);

/** The methods that answer with view counts. Each has a quota of its own. */
export type StatsMethod = 'videos.list' | 'videos.batchGetStats';

@Injectable()
export class YoutubeClient {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
  ) {}

  get hasKey(): boolean {
    return this.settings.youtubeApiKey !== null;
  }

  /** Returns view counts by video id, without videos that are private or deleted. `key` is one that is not stored yet. */
  async fetchViewCounts(videoIds: string[], key?: string): Promise<Map<string, number>> {
    const { items } = await this.list('statistics', videoIds, viewCounts, undefined, key);
    return new Map(
      items.flatMap(({ id, statistics: { viewCount } }) =>
        viewCount === undefined ? [] : [[id, Number(viewCount)] as const],
      ),
    );
  }

  /**
   * Returns view counts by video id. A video without one has no answer, which says nothing about it. Null if YouTube does
   * not offer the method to this key.
   */
  async fetchStats(videoIds: string[]): Promise<Map<string, number> | null> {
    const { status, body } = await this.request('/videos:batchGetStats', 'id,statistics', videoIds);
    if (status === 404) return null;
    if (status !== 200) {
      const error = errorFromResponse(status, body, 'videos.batchGetStats');
      if (status === 403 && error.code === 'YOUTUBE_REFUSED') return null;
      throw error;
    }
    const { items } = understood(stats, body);
    return new Map(
      items.flatMap(({ id, statistics: { viewCount } }) =>
        viewCount === undefined ? [] : [[id, viewCount] as const],
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
    key?: string,
  ): Promise<T> {
    const { status, body } = await this.request('/videos', part, videoIds, timeoutMs, key);
    if (status !== 200) throw errorFromResponse(status, body, 'videos.list');
    return understood(schema, body);
  }

  private request(
    path: string,
    part: string,
    videoIds: string[],
    timeoutMs?: number,
    apiKey = this.settings.youtubeApiKey,
  ): Promise<JsonResponse> {
    if (apiKey === null) throw new DomainError('YOUTUBE_KEY_MISSING');
    const query = new URLSearchParams({ part, id: videoIds.join(','), key: apiKey });
    return getJson(`${this.config.youtube.baseUrl}${path}?${query.toString()}`, timeoutMs);
  }
}

function understood<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw unavailable('its answer was not understood');
  return parsed.data;
}

/** Google counts the calls of each method for itself, and so the sentence names the method. */
export function quotaExceeded(method: StatsMethod): DomainError {
  const message = `Today's YouTube quota for ${method} is used up. Views are refreshed again tomorrow.`;
  return new DomainError('YOUTUBE_QUOTA_EXCEEDED', { message });
}

/** Retries fail until the owner repairs a key that YouTube rejects; the message quotes Google's sentence. */
function errorFromResponse(status: number, body: unknown, method: StatsMethod): DomainError {
  const { error } = errorBody.safeParse(body).data ?? {};
  const has = (reasons: Set<string>) => error?.errors.some(({ reason }) => reasons.has(reason));
  if (has(QUOTA_REASONS)) return quotaExceeded(method);
  if (status >= 500 || status === 429 || has(RATE_REASONS) || (!error && status !== 403))
    return unavailable(`it answered ${status}`);
  const reason = error?.message ?? `it answered ${status}.`;
  return new DomainError('YOUTUBE_REFUSED', { message: `YouTube refused the request: ${reason}` });
}
