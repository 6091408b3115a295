import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner is told about the audio of a song. The release before does not know these columns, and needs no value. */
export class AudioFacts1767000000060 implements MigrationInterface {
  readonly name = 'AudioFacts1767000000060';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table uploaded_songs
       add column stated_seconds double precision,
       add column are_lyrics_from_tags boolean not null default false`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table uploaded_songs
       drop column stated_seconds, drop column are_lyrics_from_tags`,
    );
  }
}
