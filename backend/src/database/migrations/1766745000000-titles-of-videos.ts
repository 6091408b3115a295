import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Another video, or an answer about one that is private or deleted. */
const OTHER_VIDEO = `old.video_id <> new.video_id or old.channel_id is not null and new.channel_id is null`;

/**
 * The title and the channel of a video, which a moderator reads. The release before clears `checked_at` without them, so
 * they do not demand it. It writes another video, or a new answer, without them too, so triggers clear those of the former one. A
 * comparison of the titles is not enough: a video that was uploaded again has the same. PostgreSQL runs the triggers of a row in the
 * order of their names.
 */
export class TitlesOfVideos1766745000000 implements MigrationInterface {
  readonly name = 'TitlesOfVideos1766745000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table entry_videos add title text, add channel_title text`);
    await queryRunner.query(
      `create function note_written_title() returns trigger language plpgsql as $$
       begin
         perform set_config('paattu.title_is_written', 'yes', true);
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create function clear_former_title() returns trigger language plpgsql as $$
       begin
         if current_setting('paattu.title_is_written', true) is distinct from 'yes' then
           new.title = null;
           new.channel_title = null;
         end if;
         perform set_config('paattu.title_is_written', '', true);
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger entry_videos_title_1_note before update of title on entry_videos
       for each row when (${OTHER_VIDEO}) execute function note_written_title()`,
    );
    await queryRunner.query(
      `create trigger entry_videos_title_2_clear before update on entry_videos
       for each row when (${OTHER_VIDEO}) execute function clear_former_title()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger entry_videos_title_2_clear on entry_videos`);
    await queryRunner.query(`drop trigger entry_videos_title_1_note on entry_videos`);
    await queryRunner.query(`drop function clear_former_title, note_written_title`);
    await queryRunner.query(`alter table entry_videos drop title, drop channel_title`);
  }
}
