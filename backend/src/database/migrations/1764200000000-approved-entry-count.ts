import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of each contest, for its gallery. By itself, so that it locks no other table; the next migration fills it. */
export class ApprovedEntryCount1764200000000 implements MigrationInterface {
  name = 'ApprovedEntryCount1764200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests add approved_entry_count integer not null default 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests drop approved_entry_count`);
  }
}
