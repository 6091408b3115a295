import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sweep } from '../../../../common/sweeps/sweep.js';
import { Clock } from '../../../../common/clock/clock.js';
import { MAX_IDS_PER_CALL, YoutubeClient } from '../../../../infra/youtube/youtube.client.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { SCHEDULED_UNITS } from '../videos/youtube-quota.js';
import { VideoWatch } from './video-watch.js';

const EVERY_MS = 10 * 60 * 1_000;

/** Without a key, each video costs a request. */
const MAX_BY_OEMBED = 10;

/** Who watches the video of an approved entry: nobody after the result is confirmed, or 30 days after it was to be. */
const IS_WATCHED = `entry.status = 'approved' and contest.certified_at is null and contest.winner_at > $1::timestamptz - interval '30 days'`;

/** Looks at each watched video once a day, and at those that nobody could look at once YouTube answers. */
@Injectable()
export class WatchSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly youtube: YoutubeClient,
    private readonly watch: VideoWatch,
    private readonly clock: Clock,
  ) {}

  @Sweep(EVERY_MS, 'videos could not be looked at', {
    atStart: true,
    afterwards: 'those that are due wait an hour',
  })
  async run(now = this.clock.now()): Promise<void> {
    await this.addMissing(now);
    let ids = await this.take(now);
    while (ids.length > 0) {
      await this.watch.lookAt(ids, SCHEDULED_UNITS, now);
      ids = await this.take(now);
    }
  }

  /** Adds the rows of watched entries that have none, because they were approved before videos were checked, or imported. */
  private async addMissing(now: Date): Promise<void> {
    await this.dataSource.query(
      `insert into entry_videos (entry_id, video_id, flags, next_check_at, health_since)
       select entry.id, entry.video_id, '{unchecked}', $1, $1
       from contest_entries entry join ${CONTESTS} contest on contest.id = entry.contest_id
       where not contest.is_example and ${IS_WATCHED} and not exists (select from entry_videos video where video.entry_id = entry.id)
       on conflict do nothing`,
      [now],
    );
  }

  /**
   * Takes the entries of one call, those that have waited longest first. No other worker takes them within the hour; if
   * YouTube does not answer, they are due again after it. Without a key, only videos that nobody could look at, and those that failed, are due.
   * YouTube does not know the videos of the example.
   */
  private async take(now: Date): Promise<string[]> {
    const { hasKey } = this.youtube;
    const [rows] = await this.dataSource.query<[Array<{ id: string }>, number]>(
      `update entry_videos set next_check_at = $1::timestamptz + interval '1 hour' where entry_id in (
         select video.entry_id
         from entry_videos video
         join contest_entries entry on entry.id = video.entry_id
         join ${CONTESTS} contest on contest.id = entry.contest_id
         where video.next_check_at <= $1 and not contest.is_example and (
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
