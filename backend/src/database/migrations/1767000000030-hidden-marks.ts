import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the jury of a contest is over, so that its marks show. Until then nobody joins a final that has marks. */
export class HiddenMarks1767000000030 implements MigrationInterface {
  readonly name = 'HiddenMarks1767000000030';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Also false between the first round and the final: the final is still to come.
    await queryRunner.query(
      `create function jury_is_over(contest uuid) returns boolean language sql stable as $$
         select exists (
           select from contests where id = contest and (
             certified_at is not null
             or not exists (select from jury_rounds where contest_id = contest and closes_at > site_now())
               and (winner_at <= site_now() or exists (select from jury_rounds where contest_id = contest and number = 2))))
       $$`,
    );
    // Once for each statement: a restored backup brings the assignments of all judges at once.
    await queryRunner.query(
      `create function keep_judges_of_final() returns trigger language plpgsql as $$
       declare
         newcomer record;
       begin
         select added.round_id, added.judge_id into newcomer
           from added join jury_rounds round on round.id = added.round_id and number = 2
           where not exists (
             select from jury_assignments present where present.round_id = added.round_id and present.judge_id = added.judge_id
               and present.id not in (select id from added))
           and exists (
             select from jury_assignments marked where marked.round_id = added.round_id and state = 'submitted'
               and marked.id not in (select id from added))
           limit 1;
         if found then
           raise exception 'The final % has marks, so judge % cannot join it', newcomer.round_id, newcomer.judge_id
             using errcode = 'check_violation', constraint = 'jury_assignments_final_has_marks';
         end if;
         return null;
       end $$`,
    );
    await queryRunner.query(
      `create trigger jury_assignments_keep_judges after insert on jury_assignments
         referencing new table as added for each statement execute function keep_judges_of_final()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger jury_assignments_keep_judges on jury_assignments`);
    await queryRunner.query(`drop function keep_judges_of_final()`);
    await queryRunner.query(`drop function jury_is_over(uuid)`);
  }
}

/** A round does not open again once its marks show, or once the final has opened by them. */
export class EndOfJury1767000000031 implements MigrationInterface {
  readonly name = 'EndOfJury1767000000031';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function keep_end_of_jury() returns trigger language plpgsql as $$
       begin
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

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger jury_rounds_end_stays on jury_rounds`);
    await queryRunner.query(`drop function keep_end_of_jury()`);
  }
}

/** The method stays once a round has opened, as the weights do. */
export class MethodOfJudgedContests1767000000032 implements MigrationInterface {
  readonly name = 'MethodOfJudgedContests1767000000032';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The weights have a trigger since the release that brought the jury.
    await queryRunner.query(
      `create trigger contests_method_stays_with_jury before update on contests for each row
         when (old.votes_method is distinct from new.votes_method)
         execute function keep_criteria_of_jury()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contests_method_stays_with_jury on contests`);
  }
}
