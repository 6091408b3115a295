import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Covers as wide as a card shows them; songs of before go on with the whole picture. */
export class CoverCards1763900000000 implements MigrationInterface {
  name = 'CoverCards1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table uploaded_songs add column cover_card_url text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table uploaded_songs drop column cover_card_url`);
  }
}
