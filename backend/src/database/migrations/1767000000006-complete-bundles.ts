import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A bundle has the files that its program knows, and none is added once its manifest is computed. */
export class CompleteBundles1767000000006 implements MigrationInterface {
  readonly name = 'CompleteBundles1767000000006';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function keep_bundle() returns trigger language plpgsql as $$
       begin
         if new.name not in ('README.md', 'SHA256SUMS', 'audit.jsonl', 'contest.json', 'entries.json', 'heads.txt', 'marks.csv',
               'result.json', 'roll.txt', 'rules.md', 'verify.mjs', 'votes.json')
           or exists (select from contest_results where id = new.result_id and manifest is not null) then
           raise exception 'result_files rejects insert' using errcode = 'insufficient_privilege';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger result_files_are_complete before insert on result_files
         for each row execute function keep_bundle()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger result_files_are_complete on result_files`);
    await queryRunner.query(`drop function keep_bundle()`);
  }
}
