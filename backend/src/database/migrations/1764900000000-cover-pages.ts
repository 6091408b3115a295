import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Covers in the width of a page. Earlier songs keep the full-size cover. */
export class CoverPages1764900000000 implements MigrationInterface {
  readonly name = 'CoverPages1764900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table uploaded_songs add column cover_page_url text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table uploaded_songs drop column cover_page_url`);
  }
}
