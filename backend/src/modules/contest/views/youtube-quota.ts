import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Units that Google grants a day; one call of `videos.list` costs one. */
export const DAILY_UNITS = 10_000;
/** What the scheduled refresh may use of them; the rest is kept for the owner's own clicks. */
export const SCHEDULED_UNITS = 9_000;

/** Google's days begin at midnight of the Pacific coast. */
const TODAY = `(now() at time zone 'America/Los_Angeles')::date`;

/** The ledger of the quota, shared by all workers. */
@Injectable()
export class YoutubeQuota {
  constructor(private readonly dataSource: DataSource) {}

  /** Units of today that are not booked yet. */
  async countLeft(): Promise<number> {
    const rows = await this.dataSource.query<Array<{ units: number }>>(
      `select units from youtube_quota where day = ${TODAY}`,
    );
    return Math.max(0, DAILY_UNITS - (rows[0]?.units ?? 0));
  }

  /** Books one call. False, and nothing booked, once `limit` units of today are gone. */
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
   * Notes that Google says the quota is used up, by whomever: the schedule rests until tomorrow. The owner's clicks are
   * still passed on, since a new key may have come meanwhile.
   */
  async endScheduled(): Promise<void> {
    await this.dataSource.query(
      `insert into youtube_quota as today (day, units) values (${TODAY}, $1)
       on conflict (day) do update set units = greatest(today.units, excluded.units)`,
      [SCHEDULED_UNITS],
    );
  }
}
