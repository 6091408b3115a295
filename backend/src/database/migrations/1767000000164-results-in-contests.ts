import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A contest knows when its first result was announced, and from when on none is corrected. Votes and decisions about entries ask this, and need not
 * read results for it. The next migration adds the trigger that writes it.
 */
export class ResultsInContests1767000000164 implements MigrationInterface {
  readonly name = 'ResultsInContests1767000000164';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests add column result_announced_at timestamptz, add column result_final_at timestamptz`,
    );
    await queryRunner.query(
      `create function finish_without_result() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         if new.certified_at is null then
           new.result_announced_at := null;
           new.result_final_at := null;
         elsif not exists (select from contest_results where contest_id = new.id and state <> 'dropped') then
           new.result_final_at := new.certified_at;
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contests_finish_without_result before update of certified_at on contests
         for each row when ((old.certified_at is null) <> (new.certified_at is null)) execute function finish_without_result()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contests_finish_without_result on contests`);
    await queryRunner.query(`drop function finish_without_result()`);
    await queryRunner.query(
      `alter table contests drop column result_announced_at, drop column result_final_at`,
    );
  }
}
