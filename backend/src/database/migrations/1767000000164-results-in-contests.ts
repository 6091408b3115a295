import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A contest knows when its first result was announced, and from when on none is corrected. Votes and decisions about entries ask this, and need not
 * read results for it. The table of results tells it, also where a worker of the release before announces.
 */
export class ResultsInContests1767000000164 implements MigrationInterface {
  readonly name = 'ResultsInContests1767000000164';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests add column result_announced_at timestamptz, add column result_final_at timestamptz`,
    );
    // A contest that was confirmed without votes and marks has no result to correct.
    await queryRunner.query(
      `update contests contest set
         result_announced_at = (select min(announced_at) from contest_results where contest_id = contest.id),
         result_final_at = coalesce((select max(final_at) from contest_results where contest_id = contest.id),
           case when not exists (select from contest_results where contest_id = contest.id and state <> 'dropped') then certified_at end)
       where certified_at is not null`,
    );
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
    await queryRunner.query(
      `create function finish_without_result() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         if not exists (select from contest_results where contest_id = new.id and state <> 'dropped') then
           new.result_final_at := new.certified_at;
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contests_finish_without_result before update of certified_at on contests
         for each row when (old.certified_at is null and new.certified_at is not null) execute function finish_without_result()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contests_finish_without_result on contests`);
    await queryRunner.query(`drop trigger contest_results_tell_contest on contest_results`);
    await queryRunner.query(`drop function finish_without_result(), tell_contest_of_result()`);
    await queryRunner.query(
      `alter table contests drop column result_announced_at, drop column result_final_at`,
    );
  }
}
