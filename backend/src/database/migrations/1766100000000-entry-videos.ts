import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What YouTube said of the video of each entry, and whether it can still be shown. */
export class EntryVideos1766100000000 implements MigrationInterface {
  readonly name = 'EntryVideos1766100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table entry_videos (
         entry_id uuid not null,
         video_id text not null,
         channel_id text,
         duration_s integer,
         published_at timestamptz,
         flags text[] not null default '{}',
         checked_at timestamptz,
         next_check_at timestamptz not null default site_now(),
         health text not null default 'ok',
         health_since timestamptz not null default site_now(),
         problem text,
         constraint entry_videos_pkey primary key (entry_id),
         constraint entry_videos_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete cascade,
         constraint entry_videos_video_id check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
         constraint entry_videos_duration check (duration_s > 0),
         constraint entry_videos_metadata_has_a_time
           check (checked_at is not null or num_nonnulls(channel_id, duration_s, published_at) = 0),
         constraint entry_videos_flags check (flags <@ array['unlisted', 'blocked-in-india', 'age-restricted', 'made-for-kids', 'too-short', 'too-long', 'older-than-contest', 'channel-entered', 'unchecked', 'details-unknown']),
         constraint entry_videos_health check (health in ('ok', 'suspect', 'broken')),
         constraint entry_videos_problem check (problem in ('missing', 'not-embeddable', 'live')),
         constraint entry_videos_problem_of_bad_ones check ((health = 'ok') = (problem is null))
       )`,
    );
    await queryRunner.query(`create index entry_videos_of_channel on entry_videos (channel_id)`);
    await queryRunner.query(`create index entry_videos_due on entry_videos (next_check_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table entry_videos`);
  }
}
