import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What YouTube said of the video that an entrant proposes, and when. */
export class VideosOfRevisions1766745000001 implements MigrationInterface {
  readonly name = 'VideosOfRevisions1766745000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table entry_revisions
         add video_title text,
         add video_channel_title text,
         add video_duration_s integer,
         add video_published_at timestamptz,
         add video_checked_at timestamptz,
         add constraint entry_revisions_video_duration check (video_duration_s > 0),
         add constraint entry_revisions_video_metadata check (
           num_nonnulls(video_id, video_checked_at) = 2
           or num_nonnulls(video_checked_at, video_title, video_channel_title, video_duration_s, video_published_at) = 0)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table entry_revisions
         drop video_title, drop video_channel_title, drop video_duration_s, drop video_published_at,
         drop video_checked_at`,
    );
  }
}
