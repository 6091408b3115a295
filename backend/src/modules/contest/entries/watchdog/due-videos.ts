import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_IDS_PER_CALL, YoutubeClient } from '../../../../infra/youtube/youtube.client.js';
import { CONTESTS } from '../../contests/public.sql.js';

/** Without a key, each video costs a request. */
const MAX_BY_OEMBED = 10;

/** Who watches the video of an approved entry: nobody after the result is confirmed, or 30 days after it was to be. */
const IS_WATCHED = `entry.status = 'approved' and contest.certified_at is null and contest.winner_at > $1::timestamptz - interval '30 days'`;

/** Finds the videos to look at. */
@Injectable()
export class DueVideos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly youtube: YoutubeClient,
  ) {}

  /** Adds the rows of watched entries that have none, because they were approved before videos were checked, or imported. */
  async addMissing(now: Date): Promise<void> {
    await this.dataSource.query(
      `insert into entry_videos (entry_id, video_id, flags, next_check_at, health_since)
       select entry.id, entry.video_id, '{unchecked}', $1, $1
       from contest_entries entry join ${CONTESTS} contest on contest.id = entry.contest_id
       where ${IS_WATCHED} and not exists (select from entry_videos video where video.entry_id = entry.id)
       on conflict do nothing`,
      [now],
    );
  }

  /**
   * Takes the entries of one call, those that have waited longest first. No other worker takes them within the hour; if
   * YouTube does not answer, they are due again after it. Without a key, only videos that nobody could look at, and those that failed, are due.
   */
  async take(now: Date): Promise<string[]> {
    const { hasKey } = this.youtube;
    const [rows] = await this.dataSource.query<[Array<{ id: string }>, number]>(
      `update entry_videos set next_check_at = $1::timestamptz + interval '1 hour' where entry_id in (
         select video.entry_id
         from entry_videos video
         join contest_entries entry on entry.id = video.entry_id
         join ${CONTESTS} contest on contest.id = entry.contest_id
         where video.next_check_at <= $1 and (
           ${IS_WATCHED} and ($2 or 'unchecked' = any(video.flags) or video.health <> 'ok')
           or entry.status = 'pending' and
             ('unchecked' = any(video.flags) or video.health <> 'ok' or $2 and 'details-unknown' = any(video.flags))
           or $2 and entry.status = 'pending'
             and exists (select from ownership_proofs proof where proof.entry_id = entry.id and proof.state = 'asked'))
         order by video.next_check_at, video.entry_id limit $3
         for update of video skip locked)
       returning entry_id as id`,
      [now, hasKey, hasKey ? MAX_IDS_PER_CALL : MAX_BY_OEMBED],
    );
    return rows.map(({ id }) => id);
  }
}
