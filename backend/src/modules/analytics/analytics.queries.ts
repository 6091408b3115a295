import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AnalyticsDto } from './analytics.dto.js';

@Injectable()
export class AnalyticsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Everything in one statement, so that all figures are of one moment. */
  async readAnalytics(): Promise<AnalyticsDto> {
    const [analytics] = await this.dataSource.query<[AnalyticsDto]>(
      `with entry as (
         select count(*) as total,
                count(*) filter (where status = 'pending') as pending,
                count(*) filter (where status = 'approved') as approved,
                count(*) filter (where status = 'rejected') as rejected,
                avg(view_count) filter (where status = 'approved' and view_count > 0) as average_views
         from contest_entries
       ),
       interaction as (
         select count(*) filter (where interaction_type = 'upvote') as upvote,
                count(*) filter (where interaction_type = 'downvote') as downvote,
                count(*) filter (where interaction_type = 'download') as download,
                count(*) filter (where interaction_type = 'play') as play,
                count(*) as total
         from song_interactions
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
              coalesce(song.list, '[]') as songs,
              to_json(interaction) as interactions
       from entry, interaction, song`,
    );
    return analytics;
  }
}
