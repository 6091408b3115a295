import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fills the columns of contests that the triggers before this migration write. A contest that was confirmed without votes and marks has no result to correct. */
export class FilledContests1767000000172 implements MigrationInterface {
  readonly name = 'FilledContests1767000000172';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `update contests contest set
         result_announced_at = (select min(announced_at) from contest_results where contest_id = contest.id),
         result_final_at = coalesce((select max(final_at) from contest_results where contest_id = contest.id),
           case when not exists (select from contest_results where contest_id = contest.id and state <> 'dropped') then certified_at end)
       where certified_at is not null`,
    );
  }

  async down(): Promise<void> {}
}
