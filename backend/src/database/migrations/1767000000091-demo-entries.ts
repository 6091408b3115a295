import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries of the demo are of nobody, and their dates are those of 2025: no term counts for them. */
export class DemoEntries1767000000091 implements MigrationInterface {
  readonly name = 'DemoEntries1767000000091';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contest_entries add column is_demo boolean not null default false`);
    await queryRunner.query(
      `update contest_entries set is_demo = true
       where email like '%@demo.paattu.example' and exists (select from app_state where key = 'demo')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contest_entries drop column is_demo`);
  }
}
