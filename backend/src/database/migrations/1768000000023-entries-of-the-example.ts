import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry is one of the demo for ever or never, and the example takes no other. */
export class EntriesOfTheExample1768000000023 implements MigrationInterface {
  readonly name = 'EntriesOfTheExample1768000000023';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function reject_real_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
         begin
           perform require_read_committed();
           if new.contest_id = example_contest() then
             raise exception 'An example takes entries of the demo alone'
               using errcode = 'check_violation', constraint = 'contests_example';
           end if;
           return new;
         end $$`,
    );
    await queryRunner.query(
      `create function keep_demo_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
         begin
           perform require_read_committed();
           if old.is_demo <> new.is_demo or example_contest() in (old.contest_id, new.contest_id) then
             raise exception 'An entry is one of the demo for ever or never'
               using errcode = 'check_violation', constraint = 'contest_entries_demo_stays';
           end if;
           return new;
         end $$`,
    );
    await queryRunner.query(
      `create trigger contest_entries_real before insert on contest_entries for each row
         when (not new.is_demo) execute function reject_real_entry();
       create trigger contest_entries_demo_stays before update on contest_entries for each row
         when (old.is_demo <> new.is_demo or old.contest_id <> new.contest_id) execute function keep_demo_entry()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger contest_entries_demo_stays on contest_entries');
    await queryRunner.query('drop trigger contest_entries_real on contest_entries');
    await queryRunner.query('drop function keep_demo_entry()');
    await queryRunner.query('drop function reject_real_entry()');
  }
}
