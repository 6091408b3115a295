import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A trigger of the results writes in the contest what is public and final, also where a worker of the release before announces. */
export class AnnouncedResultsInContests1767000000165 implements MigrationInterface {
  readonly name = 'AnnouncedResultsInContests1767000000165';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function set_result_of_contest() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         update contests set result_announced_at = coalesce(result_announced_at, new.announced_at),
           result_final_at = case when new.final_at is not null then coalesce(result_final_at, new.final_at) end
         where id = new.contest_id;
         return null;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contest_results_set_contest after insert or update of certified_at, announced_at, final_at on contest_results
         for each row when (new.certified_at is not null) execute function set_result_of_contest()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contest_results_set_contest on contest_results`);
    await queryRunner.query(`drop function set_result_of_contest()`);
  }
}
