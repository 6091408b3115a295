import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An entry has 0 views until YouTube is asked for the first time. A count is unknown only when it was dropped. An entry of
 * more days than a count is kept may have lost its count, and an error of YouTube means that it was asked: such an entry
 * stays unknown, unless nothing says that it was ever asked.
 */
export class FirstViews1767000000090 implements MigrationInterface {
  readonly name = 'FirstViews1767000000090';

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceConstraint(
      queryRunner,
      `case when views_refreshed_at is null then coalesce(view_count, 0) = 0 else view_count is not null end`,
    );
    await queryRunner.query(
      `update contest_entries set view_count = 0
       where view_count is null and erased_at is null and (views_error is null or submitted_at > now() - interval '29 days')`,
    );
    // An unknown count ranks behind the known ones, so it comes first in the ascending order.
    await replaceIndex(queryRunner, 'view_count nulls first');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`update contest_entries set view_count = null where views_refreshed_at is null`);
    await replaceConstraint(queryRunner, `(view_count is null) = (views_refreshed_at is null)`);
    await replaceIndex(queryRunner, 'view_count');
  }
}

async function replaceConstraint(queryRunner: QueryRunner, rule: string): Promise<void> {
  await queryRunner.query(
    `alter table contest_entries drop constraint contest_entries_views_have_a_time,
       add constraint contest_entries_views_have_a_time check (${rule})`,
  );
}

async function replaceIndex(queryRunner: QueryRunner, views: string): Promise<void> {
  await queryRunner.query(`drop index contest_entries_public`);
  await queryRunner.query(
    `create index contest_entries_public on contest_entries (contest_id, ${views}, submitted_at, id) where status = 'approved'`,
  );
}
