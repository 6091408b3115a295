import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StatsMethod } from '../../../../infra/youtube/youtube.client.js';

/** The units that Google grants each method for a day. One call costs one. */
export const DAILY_UNITS = 10_000;
/** The units that the schedule may use. The rest is reserved for requests of the owner. */
export const SCHEDULED_UNITS = 9_000;

/** The units that previews of new videos may use. They need no captcha, so they leave the checks of entries a part. */
export const PREVIEW_UNITS = 4_000;

/** The units that checks of new videos may use. The rest is reserved for those below: without it, oEmbed checks them. */
export const CHECK_UNITS = 7_000;

/** The units that entrants who look for their code may use: new videos leave them a part, and they leave the schedule one. */
export const PROOF_UNITS = 7_500;

/** The units that the judges may use for figures: they leave the schedule a part. */
export const JUDGE_UNITS = 8_000;

/** Google's days begin at midnight Pacific Time. */
const TODAY = `(now() at time zone 'America/Los_Angeles')::date`;

const COLUMN_OF = {
  'videos.list': 'units',
  'videos.batchGetStats': 'stats_units',
} as const satisfies Record<StatsMethod, string>;

/** The units that are left today. */
export interface UnitsLeft {
  /** Of `videos.list`. */
  units: number;
  /** Of `videos.batchGetStats`. */
  statsUnits: number;
  /** Whether YouTube refused `videos.batchGetStats` today, so that views come from `videos.list`. */
  isStatsMissing: boolean;
}

/** Counts the used units of each method in the database, for all processes. */
@Injectable()
export class YoutubeQuota {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the units of today that are not booked. */
  async countLeft(): Promise<UnitsLeft> {
    const [row] = await this.dataSource.query<UnitsLeft[]>(
      `select units, stats_units as "statsUnits", is_stats_missing as "isStatsMissing"
       from youtube_quota where day = ${TODAY}`,
    );
    const left = (units = 0) => Math.max(0, DAILY_UNITS - units);
    return {
      units: left(row?.units),
      statsUnits: left(row?.statsUnits),
      isStatsMissing: row?.isStatsMissing ?? false,
    };
  }

  /** Books one call. Returns false, and books nothing, once `limit` units of today are booked. */
  async book(limit: number, method: StatsMethod = 'videos.list'): Promise<boolean> {
    const column = COLUMN_OF[method];
    const rows = await this.dataSource.query<unknown[]>(
      `insert into youtube_quota as today (day, units, stats_units) values (${TODAY}, $1, $2)
       on conflict (day) do update set ${column} = today.${column} + 1 where today.${column} < $3
       returning day`,
      [...(method === 'videos.list' ? [1, 0] : [0, 1]), limit],
    );
    return rows.length === 1;
  }

  /**
   * Records that Google reports the quota of a method as used up: the schedule pauses until tomorrow. Requests of the owner
   * still reach YouTube, because a new key may have its own quota.
   */
  async endScheduled(method: StatsMethod = 'videos.list'): Promise<void> {
    const column = COLUMN_OF[method];
    await this.dataSource.query(
      `insert into youtube_quota as today (day, units, stats_units) values (${TODAY}, $1, $2)
       on conflict (day) do update set ${column} = greatest(today.${column}, excluded.${column})`,
      method === 'videos.list' ? [SCHEDULED_UNITS, 0] : [0, SCHEDULED_UNITS],
    );
  }

  /** Whether YouTube refused `videos.batchGetStats` today. */
  async isStatsMissing(): Promise<boolean> {
    return (await this.countLeft()).isStatsMissing;
  }

  /** Records that YouTube refuses `videos.batchGetStats`. Tomorrow it is asked again. */
  async recordStatsMissing(): Promise<void> {
    await this.dataSource.query(
      `insert into youtube_quota (day, units, is_stats_missing) values (${TODAY}, 0, true)
       on conflict (day) do update set is_stats_missing = true`,
    );
  }
}
