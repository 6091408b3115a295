import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Covers in the width of a song card. Earlier songs keep the full-size cover. */
export class CoverCards1763900000000 implements MigrationInterface {
  name = 'CoverCards1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table uploaded_songs add column cover_card_url text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table uploaded_songs drop column cover_card_url`);
  }
}
