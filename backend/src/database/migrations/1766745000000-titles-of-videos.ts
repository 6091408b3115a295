import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The title and the channel of a video, which a moderator reads. The release before clears `checked_at` without them, so
 * they do not demand it.
 */
export class TitlesOfVideos1766745000000 implements MigrationInterface {
  readonly name = 'TitlesOfVideos1766745000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table entry_videos add title text, add channel_title text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table entry_videos drop title, drop channel_title`);
  }
}
