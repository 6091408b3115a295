import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many listeners' browsers could not play a song: numbers only, for each day. */
export class PlaybackFailures1767000000156 implements MigrationInterface {
  readonly name = 'PlaybackFailures1767000000156';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table playback_failures (
         song_id uuid not null references uploaded_songs (id) on delete cascade,
         day date not null,
         kind text not null,
         listeners integer not null,
         primary key (song_id, day, kind),
         constraint playback_failures_kind check (kind in ('damaged', 'unsupported')),
         constraint playback_failures_listeners check (listeners > 0)
       )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table playback_failures`);
  }
}
