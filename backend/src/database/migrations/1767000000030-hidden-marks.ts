import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who reads marks while the jury works could choose the winner: by more judges, more time or other weights. So the marks stay hidden until
 * the jury is over, and these triggers keep what could still be chosen by them.
 */
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
    await queryRunner.query(
      `create function keep_judges_of_final() returns trigger language plpgsql as $$
       begin
         if exists (select from jury_rounds where id = new.round_id and number = 2)
           and exists (select from jury_assignments where round_id = new.round_id and state = 'submitted')
           and not exists (select from jury_assignments where round_id = new.round_id and judge_id = new.judge_id) then
           raise exception 'The final % has marks, so judge % cannot join it', new.round_id, new.judge_id
             using errcode = 'check_violation', constraint = 'jury_assignments_final_has_marks';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger jury_assignments_keep_judges before insert on jury_assignments for each row
         execute function keep_judges_of_final()`,
    );
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
    // The weights have a trigger since the release that brought the jury.
    await queryRunner.query(
      `create trigger contests_method_stays_with_jury before update on contests for each row
         when (old.votes_method is distinct from new.votes_method)
         execute function keep_criteria_of_jury()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contests_method_stays_with_jury on contests`);
    await queryRunner.query(`drop trigger jury_rounds_end_stays on jury_rounds`);
    await queryRunner.query(`drop function keep_end_of_jury()`);
    await queryRunner.query(`drop trigger jury_assignments_keep_judges on jury_assignments`);
    await queryRunner.query(`drop function keep_judges_of_final()`);
    await queryRunner.query(`drop function jury_is_over(uuid)`);
  }
}
