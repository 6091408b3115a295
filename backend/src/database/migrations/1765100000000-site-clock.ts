import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The clock of contests in SQL. A connection of a test moves it; `Clock` is the same clock on the server. */
export class SiteClock1765100000000 implements MigrationInterface {
  readonly name = 'SiteClock1765100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function site_now() returns timestamptz language sql stable as $$
         select now() + make_interval(
           secs => coalesce(nullif(current_setting('paattu.clock_offset_seconds', true), ''), '0')::integer)
       $$`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop function site_now()`);
  }
}
