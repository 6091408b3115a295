import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The colors of a song's page, computed from its cover. The worker's sweep fills the column for the covers of before. */
export class SongGrounds1764800000000 implements MigrationInterface {
  readonly name = 'SongGrounds1764800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table uploaded_songs add column grounds jsonb
       constraint uploaded_songs_grounds check (jsonb_typeof(grounds) = 'object')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table uploaded_songs drop column grounds`);
  }
}
