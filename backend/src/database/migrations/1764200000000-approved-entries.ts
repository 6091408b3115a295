import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The gallery tells how many entries it has; counting them took the longer, the more there were. */
export class ApprovedEntries1764200000000 implements MigrationInterface {
  name = 'ApprovedEntries1764200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests add approved_entries integer not null default 0`);
    await queryRunner.query(
      `create function count_approved_entries() returns trigger language plpgsql as $$
       begin
         if tg_op <> 'INSERT' and old.status = 'approved' then
           update contests set approved_entries = approved_entries - 1 where id = old.contest_id;
         end if;
         if tg_op <> 'DELETE' and new.status = 'approved' then
           update contests set approved_entries = approved_entries + 1 where id = new.contest_id;
         end if;
         return null;
       end $$`,
    );
    // From here on no entry changes until all of this is committed, so none is left out of the first count.
    await queryRunner.query(
      `create trigger contest_entries_approved after insert or delete or update of status, contest_id on contest_entries
       for each row execute function count_approved_entries()`,
    );
    await queryRunner.query(
      `update contests set approved_entries =
         (select count(*) from contest_entries where contest_id = contests.id and status = 'approved')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contest_entries_approved on contest_entries`);
    await queryRunner.query(`drop function count_approved_entries()`);
    await queryRunner.query(`alter table contests drop approved_entries`);
  }
}
