import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '../../common/errors/domain-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';

/** The most that `videos.list` accepts in one call, which costs one unit of quota. */
export const MAX_IDS_PER_CALL = 50;

const TIMEOUT_MS = 8_000;

const videoList = z.object({
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
    const { apiKey, baseUrl } = this.config.youtube;
    if (apiKey === null) throw new DomainError('YOUTUBE_KEY_MISSING');
    const query = new URLSearchParams({ part: 'statistics', id: videoIds.join(','), key: apiKey });
    const { status, body } = await this.get(`${baseUrl}/videos?${query.toString()}`);
    if (status !== 200) throw errorFromResponse(status, body);
    const parsed = videoList.safeParse(body);
    if (!parsed.success) throw unavailable('its answer was not understood');
    return new Map(
      parsed.data.items.flatMap(({ id, statistics: { viewCount } }) =>
        viewCount === undefined ? [] : [[id, Number(viewCount)] as const],
      ),
    );
  }

  // The errors of fetch may contain the URL with the key, so they are not passed on.
  private async get(url: string): Promise<{ status: number; body: unknown }> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(url, { signal: timeout, redirect: 'error' });
      const text = await response.text();
      return { status: response.status, body: parseJson(text) };
    } catch {
      throw unavailable(
        timeout.aborted ? `no answer within ${TIMEOUT_MS / 1000} seconds` : 'the connection failed',
      );
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An outage, a timeout or a malformed response: a retry makes sense. */
function unavailable(reason: string): DomainError {
  const message = `YouTube could not be reached: ${reason}.`;
  return new DomainError('YOUTUBE_UNAVAILABLE', { message, retryAfter: 60 });
}

/** Retries fail until the owner repairs a key that YouTube rejects; the message quotes Google's sentence. */
function errorFromResponse(status: number, body: unknown): DomainError {
  const { error } = errorBody.safeParse(body).data ?? {};
  if (error?.errors.some(({ reason }) => QUOTA_REASONS.has(reason)))
    return new DomainError('YOUTUBE_QUOTA_EXCEEDED');
  if (status >= 500 || status === 429 || !error) return unavailable(`it answered ${status}`);
  return new DomainError('YOUTUBE_REFUSED', { message: `YouTube refused the request: ${error.message}` });
}
