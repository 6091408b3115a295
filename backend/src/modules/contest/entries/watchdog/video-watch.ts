import { ownerText } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../common/clock/clock.js';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import type { VideoDetails } from '../../../../infra/youtube/video-details.js';
import { YoutubeClient } from '../../../../infra/youtube/youtube.client.js';
import { YoutubeSite } from '../../../../infra/youtube/youtube-site.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { Contest, type PublishedContest } from '../../contests/contest.entity.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { EntryEvent } from '../entry-event.entity.js';
import { EntryLinks } from '../entry-links/entry-links.service.js';
import { recordFoundCode } from '../page/ownership/record-found-code.js';
import { toColumns } from '../videos/check/entry-videos.js';
import { isChannelEntered } from '../videos/check/is-channel-entered.js';
import type { VideoMetadata } from '../videos/check/video-findings.js';
import { flagsOf, problemOf, type VideoFlag, type VideoProblem } from '../videos/check/video-flags.js';
import { EntryVideo } from '../videos/entry-video.entity.js';
import { inCalls } from '../videos/view-refresher.js';
import { YoutubeQuota } from '../videos/youtube-quota.js';
import { healthAfter, nextCheckOf } from './health.js';
import { entryVideoMended } from '../emails/entry-video-mended.email.js';
import { entryVideoBroken } from '../emails/entry-video-broken.email.js';

type WatchedEntry = ContestEntry & { contest: PublishedContest };

const IN_CONTEST: readonly string[] = ['pending', 'approved'];

interface VideoLook {
  problem: VideoProblem | null;
  /** oEmbed knows title and channel alone. Nothing of a video that is private or deleted. */
  metadata: Partial<VideoMetadata>;
  /** Null for a video that is private or deleted, and of oEmbed. */
  details: VideoDetails | null;
}

/** Records what YouTube says of videos, and tells the entrant when a video breaks and when it is mended. */
@Injectable()
export class VideoWatch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly youtube: YoutubeClient,
    private readonly site: YoutubeSite,
    private readonly quota: YoutubeQuota,
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Looks at the videos of entries at once, fifty by one call, each of which is booked unless `units` of the day are.
   * Throws when YouTube does not answer: what it answered before is recorded.
   */
  async lookAt(entryIds: string[], units: number, now = this.clock.now()): Promise<void> {
    for (const ids of inCalls(entryIds)) {
      const entries = await this.dataSource.query<Array<{ id: string; videoId: string }>>(
        `select id, video_id as "videoId" from contest_entries where id = any($1)`,
        [ids],
      );
      if (entries.length === 0) continue;
      const looks = await this.ask([...new Set(entries.map(({ videoId }) => videoId))], units);
      for (const { id, videoId } of entries) {
        const look = looks.get(videoId);
        if (look) await this.record(id, videoId, look, now);
      }
    }
  }

  /**
   * Asks about up to fifty videos by one call. An outage or a used-up quota throws, so that it is never taken for an answer. A video whose
   * details are not understood has no look.
   */
  private async ask(videoIds: string[], units: number): Promise<Map<string, VideoLook>> {
    if (!this.youtube.hasKey) return this.askSite(videoIds);
    if (!(await this.quota.book(units))) throw new DomainError('YOUTUBE_QUOTA_EXCEEDED');
    const videos = await this.youtube.fetchVideos(videoIds).catch(async (error: unknown) => {
      if (error instanceof DomainError && error.code === 'YOUTUBE_QUOTA_EXCEEDED')
        await this.quota.endScheduled();
      throw error;
    });
    return new Map(
      videoIds.flatMap((id) => {
        const details = videos.get(id);
        if (details === null) return [];
        const look = { problem: problemOf(details), metadata: details ?? {}, details: details ?? null };
        return [[id, look] as const];
      }),
    );
  }

  private async askSite(videoIds: string[]): Promise<Map<string, VideoLook>> {
    const looks = new Map<string, VideoLook>();
    for (const id of videoIds) {
      const video = await this.site.fetchVideo(id);
      looks.set(
        id,
        typeof video === 'string'
          ? { problem: video, metadata: {}, details: null }
          : { problem: null, metadata: video, details: null },
      );
    }
    return looks;
  }

  /** The row is locked, so that one worker alone sees a video break, and queues one email. */
  private async record(id: string, videoId: string, look: VideoLook, now: Date): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const entry = await this.keepEntry(tx, id);
      // It was rejected, or has another link, since YouTube was asked.
      if (!entry || !IN_CONTEST.includes(entry.status) || entry.videoId !== videoId) return;
      const before = await this.lockVideo(tx, entry, now);
      const after = healthAfter(before, look.problem, now);
      await tx.manager.update(
        EntryVideo,
        { entryId: id },
        {
          ...after,
          videoId,
          ...toColumns(look.metadata),
          flags: await listFlags(tx, entry, look),
          checkedAt: now,
          nextCheckAt: nextCheckOf(after, now),
        },
      );
      if (look.details) await recordFoundCode(tx, this.audit, { entryId: id, videoId, ...look.details });
      // Only a moderator sees the others: nobody has decided yet whether the site shows them.
      if (after.health === before.health || entry.status !== 'approved') return;
      if (after.health === 'broken' && after.problem !== null)
        await this.report(tx, entry, { action: 'video-broken', problem: after.problem });
      if (before.health === 'broken') await this.report(tx, entry, { action: 'video-mended' });
    });
  }

  /** Waits for a deletion of the entry, and lets a decision pass. */
  private async keepEntry({ manager }: Transaction, id: string): Promise<WatchedEntry | null> {
    const entry = await manager.findOne(ContestEntry, { where: { id }, lock: { mode: 'for_key_share' } });
    if (!entry) return null;
    // Only published contests have entries.
    const contest = (await manager.findOneByOrFail(Contest, { id: entry.contestId })) as PublishedContest;
    return { ...entry, contest };
  }

  private async lockVideo({ manager }: Transaction, entry: WatchedEntry, now: Date): Promise<EntryVideo> {
    const { id: entryId, videoId } = entry;
    await manager.query(
      `insert into entry_videos (entry_id, video_id, health_since) values ($1, $2, $3) on conflict do nothing`,
      [entryId, videoId, now],
    );
    return manager.findOneOrFail(EntryVideo, { where: { entryId }, lock: { mode: 'pessimistic_write' } });
  }

  private async report(
    tx: Transaction,
    { id: entryId, name, email, language, youtubeUrl, contestId, contest }: WatchedEntry,
    event: { action: 'video-broken'; problem: VideoProblem } | { action: 'video-mended' },
  ): Promise<void> {
    await tx.manager.insert(EntryEvent, { entryId, action: event.action });
    // The analytics find the last events by it.
    await tx.manager.update(ContestEntry, { id: entryId }, { updatedAt: () => 'now()' });
    const payload = {
      name,
      youtubeUrl,
      contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
      contestSlug: contest.slug,
      link: await this.links.create(tx.manager, entryId, language),
    };
    const recipient = { to: email, language, entryId, contestId };
    if (event.action === 'video-mended')
      await this.mailing.queueEmail(tx, { template: entryVideoMended, payload, ...recipient });
    else {
      const { problem } = event;
      await this.mailing.queueEmail(tx, {
        template: entryVideoBroken,
        payload: { ...payload, problem },
        ...recipient,
      });
    }
  }
}

async function listFlags(
  { manager }: Transaction,
  { id, contest }: WatchedEntry,
  { problem, details }: VideoLook,
): Promise<VideoFlag[]> {
  if (details === null) return problem === null ? ['details-unknown'] : [];
  const isShared = await isChannelEntered(manager, details.channelId, contest.id, id);
  return [...flagsOf(details, contest.opensAt), ...(isShared ? (['channel-entered'] as const) : [])];
}
