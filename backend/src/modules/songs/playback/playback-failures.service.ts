import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { networkOf } from '../../../infra/rate-limit/network.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import type { PlaybackFailureKind } from './playback-failure.entity.js';
import type { FailuresOfSongDto } from './playback-failures.dto.js';

const DAYS = 30;
/** Those with the most failures: more than an owner looks at. */
const MAX_SONGS = 1000;

/** Counts listeners whose browser could not play a song. Keeps numbers, and nothing about the listener. */
@Injectable()
export class PlaybackFailures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
  ) {}

  /** Counts a listener once a day for each song. Another report changes nothing. */
  async record(songId: string, kind: PlaybackFailureKind, address: string): Promise<void> {
    const now = new Date();
    if (!(await this.isPublished(songId, now))) throw new DomainError('NOT_FOUND');
    if (await this.limiter.passes('playbackFailureOfSong', `${songId}:${networkOf(address)}`)) return;
    // The song may have been deleted meanwhile.
    await this.dataSource.query(
      `insert into playback_failures as failures (song_id, day, kind, listeners)
       select id, $2::date, $3, 1 from uploaded_songs where id = $1 for key share
       on conflict (song_id, day, kind) do update set listeners = failures.listeners + 1`,
      [songId, dayOf(now), kind],
    );
  }

  /** Of the last 30 days, each song with failures. */
  list(): Promise<FailuresOfSongDto[]> {
    return this.dataSource.query<FailuresOfSongDto[]>(
      `select song_id as "songId",
              coalesce(sum(listeners) filter (where kind = 'damaged'), 0)::int as damaged,
              coalesce(sum(listeners) filter (where kind = 'unsupported'), 0)::int as unsupported
       from playback_failures where day > $1::date - $2::int
       group by song_id order by sum(listeners) desc, song_id limit $3`,
      [dayOf(new Date()), DAYS, MAX_SONGS],
    );
  }

  async deleteOld(): Promise<void> {
    await this.dataSource.query(`delete from playback_failures where day <= $1::date - $2::int`, [
      dayOf(new Date()),
      DAYS,
    ]);
  }

  private async isPublished(songId: string, now: Date): Promise<boolean> {
    const found = await this.dataSource.query<object[]>(
      `select from uploaded_songs where id = $1 and published_at <= $2`,
      [songId, now],
    );
    return found.length > 0;
  }
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
