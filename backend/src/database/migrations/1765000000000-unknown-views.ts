import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A view count that YouTube did not return, or that is too old to keep, is unknown and not 0. */
export class UnknownViews1765000000000 implements MigrationInterface {
  readonly name = 'UnknownViews1765000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contest_entries alter column view_count drop not null, alter column view_count drop default`,
    );
    await queryRunner.query(`update contest_entries set view_count = null where views_refreshed_at is null`);
    await queryRunner.query(
      `alter table contest_entries add constraint contest_entries_views_have_a_time
         check ((view_count is null) = (views_refreshed_at is null))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contest_entries drop constraint contest_entries_views_have_a_time`);
    await queryRunner.query(`update contest_entries set view_count = 0 where view_count is null`);
    await queryRunner.query(
      `alter table contest_entries alter column view_count set default 0, alter column view_count set not null`,
    );
  }
}
