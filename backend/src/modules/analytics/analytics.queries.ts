import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ActivityDto, AnalyticsDto, DayDto } from './analytics.dto.js';

/** The number of days, including today. */
const DAYS = 30;
/** The limit for songs and for entries each, because frequent plays would push out the events of entries. */
const ACTIVITIES = 10;
const MOST_VIEWED = 10;

@Injectable()
export class AnalyticsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads the three parts with one statement each. No statement reads older interactions than those of the last days. */
  async readAnalytics(): Promise<AnalyticsDto> {
    const [figures, days, recentActivity] = await Promise.all([
      this.readFigures(),
      this.readDays(),
      this.readActivity(),
    ]);
    return { ...figures, days, recentActivity };
  }

  /** Sums the counters of the songs, which equal their interactions and are fewer rows. */
  private async readFigures(): Promise<Omit<AnalyticsDto, 'days' | 'recentActivity'>> {
    const [figures] = await this.dataSource.query<[Omit<AnalyticsDto, 'days' | 'recentActivity'>]>(
      `with entry as (
         select count(*) as total,
                count(*) filter (where status = 'pending') as pending,
                count(*) filter (where status = 'approved') as approved,
                count(*) filter (where status = 'rejected') as rejected,
                avg(view_count) filter (where status = 'approved' and view_count > 0) as average_views
         from contest_entries
       ),
       viewed as (
         select json_agg(json_build_object('id', id, 'name', name, 'viewCount', view_count)
                         order by view_count desc, submitted_at, id) as list
         from (
           select id, name, view_count, submitted_at from contest_entries
           where status = 'approved' and view_count > 0
           order by view_count desc, submitted_at, id
           limit $1
         ) most
       ),
       interaction as (
         select coalesce(sum(upvotes), 0) as upvote, coalesce(sum(downvotes), 0) as downvote,
                coalesce(sum(download_count), 0) as download, coalesce(sum(play_count), 0) as play,
                coalesce(sum(upvotes + downvotes + download_count + play_count), 0) as total
         from uploaded_songs
       ),
       song as (
         select json_agg(json_build_object(
                  'id', id, 'title', title, 'artist', artist, 'upvotes', upvotes, 'downvotes', downvotes,
                  'downloadCount', download_count, 'playCount', play_count,
                  'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                ) order by created_at desc, id desc) as list
         from uploaded_songs
       )
       select json_build_object('total', entry.total, 'pending', pending, 'approved', approved, 'rejected', rejected) as entries,
              case when entry.total = 0 then 0 else round(100.0 * approved / entry.total)::int end as "approvalRate",
              coalesce(round(average_views), 0)::bigint as "averageViews",
              coalesce(viewed.list, '[]') as "mostViewed",
              coalesce(song.list, '[]') as songs,
              to_json(interaction) as interactions
       from entry, viewed, interaction, song`,
      [MOST_VIEWED],
    );
    return figures;
  }

  /** Returns every one of the last days. The time zone is that of the contest that ends last, which is the owner's. */
  private readDays(): Promise<DayDto[]> {
    return this.dataSource.query<DayDto[]>(
      `with zone as (
         select coalesce((select time_zone from contests order by winner_at desc limit 1), 'UTC') as name
       ),
       day as (
         select day::date, day::date::timestamp at time zone zone.name as begins
         from zone, generate_series((now() at time zone zone.name)::date - $1::int, (now() at time zone zone.name)::date, '1 day') day
       ),
       play as (
         select (created_at at time zone zone.name)::date as day, count(*) as plays
         from song_interactions, zone
         where interaction_type = 'play' and created_at >= (select min(begins) from day)
         group by 1
       ),
       entry as (
         select (submitted_at at time zone zone.name)::date as day, count(*) as entries
         from contest_entries, zone
         where submitted_at >= (select min(begins) from day)
         group by 1
       )
       select to_char(day.day, 'YYYY-MM-DD') as date, coalesce(plays, 0)::int as plays, coalesce(entries, 0)::int as entries
       from day left join play using (day) left join entry using (day)
       order by day.day`,
      [DAYS - 1],
    );
  }

  /** Returns the latest interactions and events, newest first, without the listeners. */
  private readActivity(): Promise<ActivityDto[]> {
    return this.dataSource.query<ActivityDto[]>(
      `with interaction as (
         select interaction_type as type, created_at as at, song_id
         from song_interactions order by created_at desc limit $1
       ),
       event as (
         select action as type, created_at as at, entry_id from entry_events order by id desc limit $1
       )
       select type, at, 'song' as subject, song_id as id, song.title as name
       from interaction join uploaded_songs song on song.id = song_id
       union all
       select type, at, 'entry', entry_id, entry.name
       from event left join contest_entries entry on entry.id = entry_id
       order by at desc`,
      [ACTIVITIES],
    );
  }
}
