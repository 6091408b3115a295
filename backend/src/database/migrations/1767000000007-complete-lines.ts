import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A certified version has all of its lines. */
export class CompleteLines1767000000007 implements MigrationInterface {
  readonly name = 'CompleteLines1767000000007';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function keep_lines() returns trigger language plpgsql as $$
       begin
         if exists (select from contest_results where id = new.result_id and certified_at is not null) then
           raise exception 'result_lines rejects insert' using errcode = 'insufficient_privilege';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger result_lines_are_complete before insert on result_lines
         for each row execute function keep_lines()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger result_lines_are_complete on result_lines`);
    await queryRunner.query(`drop function keep_lines()`);
  }
}
