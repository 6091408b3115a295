import { Injectable } from '@nestjs/common';
import { YoutubeClient } from '../../../../infra/youtube/youtube.client.js';
import { DAILY_UNITS, type UnitsLeft, YoutubeQuota } from './youtube-quota.js';

/** The first video of YouTube. A response without it would prove just as well that the key works. */
const ANY_VIDEO = 'jNQXAC9IVRw';

/** Tests the API key without an entry. */
@Injectable()
export class YoutubeKeyService {
  constructor(
    private readonly youtube: YoutubeClient,
    private readonly quota: YoutubeQuota,
  ) {}

  countUnitsLeft(): Promise<UnitsLeft> {
    return this.quota.countLeft();
  }

  /** Makes one call, and returns its duration in milliseconds. Throws the error that YouTube reports. */
  async measureCall(newKey?: string): Promise<number> {
    // The call is made even when no unit is left, because a new key may have its own quota.
    if (newKey !== undefined || this.youtube.hasKey) await this.quota.book(DAILY_UNITS);
    const start = performance.now();
    await this.youtube.fetchViewCounts([ANY_VIDEO], newKey);
    return Math.round(performance.now() - start);
  }
}
