import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { Clock } from '../../../../../common/clock/clock.js';
import { EntryVideo } from '../entry-video.entity.js';
import type { VideoFindings, VideoMetadata } from './video-findings.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Stores what a check found, in the transaction of the entry. */
@Injectable()
export class EntryVideos {
  constructor(private readonly clock: Clock) {}

  /**
   * Replaces the row of an entry. A new video is healthy, whatever the one before was. It is due at once if nobody could look at it, or
   * if the check did not find the id of the channel, by which entries of one channel are found.
   */
  async save(manager: EntityManager, entryId: string, findings: VideoFindings): Promise<void> {
    const { videoId, flags, checkedAt } = findings;
    const now = this.clock.now();
    // The term of the metadata counts from its time.
    const metadata = toColumns(checkedAt === null ? {} : findings);
    const row = { entryId, videoId, ...metadata, flags, checkedAt };
    const health = { health: 'ok', healthSince: now, problem: null } as const;
    const nextCheckAt = metadata.channelId === null ? now : new Date(now.getTime() + DAY_MS);
    await manager.upsert(EntryVideo, { ...row, ...health, nextCheckAt }, ['entryId']);
  }

  /**
   * To be called when an entry is approved. A video that broke before counts as healthy, and is looked at at once: the watchdog tells the
   * entrant only of what changes while the site shows her entry.
   */
  async watchAnew(manager: EntityManager, entryId: string): Promise<void> {
    const now = this.clock.now();
    const healthy = { health: 'ok', healthSince: now, problem: null, nextCheckAt: now } as const;
    await manager.update(EntryVideo, { entryId, health: Not('ok') }, healthy);
  }
}

/** Columns of the answer. Those that YouTube did not give are null, so that nothing of an earlier answer stays. */
export function toColumns(metadata: Partial<VideoMetadata>): Pick<EntryVideo, keyof VideoMetadata> {
  const { title, channelTitle, channelId, durationS, publishedAt } = metadata;
  return {
    title: title ?? null,
    channelTitle: channelTitle ?? null,
    channelId: channelId ?? null,
    durationS: durationS ?? null,
    publishedAt: publishedAt ?? null,
  };
}
