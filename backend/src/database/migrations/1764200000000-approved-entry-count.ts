import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The count is for the gallery of each contest. This migration locks no other table; the next one fills the column. */
export class ApprovedEntryCount1764200000000 implements MigrationInterface {
  name = 'ApprovedEntryCount1764200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests add approved_entry_count integer not null default 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests drop approved_entry_count`);
  }
}
