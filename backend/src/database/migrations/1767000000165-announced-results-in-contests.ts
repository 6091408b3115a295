import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of results tells contests what is public and final, also where a worker of the release before announces. */
export class AnnouncedResultsInContests1767000000165 implements MigrationInterface {
  readonly name = 'AnnouncedResultsInContests1767000000165';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function tell_contest_of_result() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         update contests set result_announced_at = coalesce(result_announced_at, new.announced_at),
           result_final_at = coalesce(result_final_at, new.final_at)
         where id = new.contest_id;
         return null;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contest_results_tell_contest after insert or update of announced_at, final_at on contest_results
         for each row when (new.announced_at is not null) execute function tell_contest_of_result()`,
    );
    // A contest that was confirmed without votes and marks has no result to correct.
    await queryRunner.query(
      `update contests contest set
         result_announced_at = (select min(announced_at) from contest_results where contest_id = contest.id),
         result_final_at = coalesce((select max(final_at) from contest_results where contest_id = contest.id),
           case when not exists (select from contest_results where contest_id = contest.id and state <> 'dropped') then certified_at end)
       where certified_at is not null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contest_results_tell_contest on contest_results`);
    await queryRunner.query(`drop function tell_contest_of_result()`);
  }
}
