import { Injectable } from '@nestjs/common';
import { YoutubeClient } from '../../infra/youtube/youtube.client.js';
import { DAILY_UNITS, YoutubeQuota } from './views/youtube-quota.js';

/** The first video of YouTube. Should it ever go, YouTube answers without it, which tells just as much of the key. */
const ANY_VIDEO = 'jNQXAC9IVRw';

/** Lets the owner find out whether the key works, without an entry. */
@Injectable()
export class YoutubeKeyService {
  constructor(
    private readonly youtube: YoutubeClient,
    private readonly quota: YoutubeQuota,
  ) {}

  countUnitsLeft(): Promise<number> {
    return this.quota.countLeft();
  }

  /** Makes one real call. Throws what YouTube has against it. */
  async measureCall(): Promise<number> {
    // Booked, yet made also when nothing is left: a new key may have a quota of its own.
    if (this.youtube.hasKey) await this.quota.book(DAILY_UNITS);
    const start = performance.now();
    await this.youtube.fetchViewCounts([ANY_VIDEO]);
    return Math.round(performance.now() - start);
  }
}
