import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a song is published; null while it is hidden. Existing songs, and songs that a process of the previous release
 * adds, are published when they are uploaded.
 */
export class PublishedSongs1764700000000 implements MigrationInterface {
  readonly name = 'PublishedSongs1764700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table uploaded_songs add column published_at timestamptz default now()`);
    await queryRunner.query(`update uploaded_songs set published_at = created_at`);
    await queryRunner.query(
      `create index uploaded_songs_newest_published on uploaded_songs (published_at, id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index uploaded_songs_newest_published`);
    await queryRunner.query(`alter table uploaded_songs drop column published_at`);
  }
}
