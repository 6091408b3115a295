import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The table dates an act, whatever a program says. Not by the begin of the transaction, which may wait for others, and not before an earlier act
 * of the contest, also after the clock of the server was set back: the times of a chain do not fall.
 */
export class TimesOfActs1767000000001 implements MigrationInterface {
  readonly name = 'TimesOfActs1767000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function date_act() returns trigger language plpgsql as $$
       begin
         new.at := greatest(site_now() + (clock_timestamp() - now()),
           (select at from audit_log where contest_id = new.contest_id order by at desc limit 1));
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger audit_log_date before insert on audit_log for each row execute function date_act()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger audit_log_date on audit_log`);
    await queryRunner.query(`drop function date_act()`);
  }
}
