import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The units that Google grants for a day. One call of `videos.list` costs one. */
export const DAILY_UNITS = 10_000;
/** The units that the schedule may use. The rest is reserved for requests of the owner. */
export const SCHEDULED_UNITS = 9_000;

/** The units that checks of new videos may use. The rest is reserved for the schedule: without it, oEmbed checks them. */
export const CHECK_UNITS = 5_000;

/** The units that entrants who look for their code may use: new videos leave them a part, and they leave the schedule one. */
export const PROOF_UNITS = 6_000;

/** The units that the judges may use for figures: they leave the schedule a part. */
export const JUDGE_UNITS = 7_000;

/** Google's days begin at midnight Pacific Time. */
const TODAY = `(now() at time zone 'America/Los_Angeles')::date`;

/** Counts the used units in the database, for all processes. */
@Injectable()
export class YoutubeQuota {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the units of today that are not booked. */
  async countLeft(): Promise<number> {
    const rows = await this.dataSource.query<Array<{ units: number }>>(
      `select units from youtube_quota where day = ${TODAY}`,
    );
    return Math.max(0, DAILY_UNITS - (rows[0]?.units ?? 0));
  }

  /** Books one call. Returns false, and books nothing, once `limit` units of today are booked. */
  async book(limit: number): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `insert into youtube_quota as today (day, units) values (${TODAY}, 1)
       on conflict (day) do update set units = today.units + 1 where today.units < $1
       returning units`,
      [limit],
    );
    return rows.length === 1;
  }

  /**
   * Records that Google reports the quota as used up: the schedule pauses until tomorrow. Requests of the owner still
   * reach YouTube, because a new key may have its own quota.
   */
  async endScheduled(): Promise<void> {
    await this.dataSource.query(
      `insert into youtube_quota as today (day, units) values (${TODAY}, $1)
       on conflict (day) do update set units = greatest(today.units, excluded.units)`,
      [SCHEDULED_UNITS],
    );
  }
}
