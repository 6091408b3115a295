import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The final is the last round: no round is added with a lower number, and the end of a final that is over stays. A round keeps its number
 * and its contest, which the guard of its end reads, and is never deleted, because a new one could have a later end.
 */
export class RoundsInOrder1767000000160 implements MigrationInterface {
  readonly name = 'RoundsInOrder1767000000160';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger jury_rounds_end_stays on jury_rounds`);
    await queryRunner.query(
      `create or replace function keep_end_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         if old.closes_at <= exact_now() and (old.number = 2
           or exists (select from jury_rounds later where later.contest_id = old.contest_id and later.number > old.number)
           or exists (select from contests where id = old.contest_id and (certified_at is not null or winner_at <= exact_now()))) then
           raise exception 'Round % is over, and cannot open again', old.id
             using errcode = 'check_violation', constraint = 'jury_rounds_end_stays';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger jury_rounds_end_stays before update on jury_rounds for each row
         when (old.closes_at < new.closes_at) execute function keep_end_of_jury()`,
    );
    await queryRunner.query(
      `create function keep_rounds_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         if tg_op <> 'INSERT' then
           raise exception 'Round % of the jury stays', old.id
             using errcode = 'check_violation', constraint = 'jury_rounds_stay';
         end if;
         -- The lock that the services take first: another round that is being inserted is there afterwards.
         perform pg_advisory_xact_lock(hashtextextended('jury ' || new.contest_id, 0));
         if exists (select from jury_rounds later where later.contest_id = new.contest_id and later.number > new.number) then
           raise exception 'Contest % has a later round of the jury', new.contest_id
             using errcode = 'check_violation', constraint = 'jury_rounds_in_order';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger jury_rounds_in_order before insert or delete on jury_rounds
         for each row execute function keep_rounds_of_jury()`,
    );
    await queryRunner.query(
      `create trigger jury_rounds_stay before update on jury_rounds for each row
         when ((old.id, old.contest_id, old.number) is distinct from (new.id, new.contest_id, new.number))
         execute function keep_rounds_of_jury()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger jury_rounds_stay on jury_rounds`);
    await queryRunner.query(`drop trigger jury_rounds_in_order on jury_rounds`);
    await queryRunner.query(`drop function keep_rounds_of_jury()`);
    await queryRunner.query(`drop trigger jury_rounds_end_stays on jury_rounds`);
    await queryRunner.query(
      `create or replace function keep_end_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         if jury_is_over(old.contest_id) or exists (
           select from jury_rounds later where later.contest_id = old.contest_id and later.number > old.number
         ) then
           raise exception 'Round % is over, and cannot open again', old.id
             using errcode = 'check_violation', constraint = 'jury_rounds_end_stays';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger jury_rounds_end_stays before update on jury_rounds for each row
         when (old.closes_at <= site_now() and old.closes_at < new.closes_at)
         execute function keep_end_of_jury()`,
    );
  }
}
