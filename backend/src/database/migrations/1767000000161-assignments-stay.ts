import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The judge, the entry and the round of an assignment never change, because that would move its marks. No assignment with marks is added to a
 * round that is over, because one without marks can be deleted, and would come back with some.
 */
export class AssignmentsStay1767000000161 implements MigrationInterface {
  readonly name = 'AssignmentsStay1767000000161';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function keep_assignments_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         raise exception 'The judge, the entry and the round of assignment % stay', old.id
           using errcode = 'check_violation', constraint = 'jury_assignments_identity_stays';
       end $$`,
    );
    await queryRunner.query(
      `create trigger jury_assignments_identity_stays before update on jury_assignments for each row
         when ((old.id, old.contest_id, old.round_id, old.judge_id, old.entry_id)
           is distinct from (new.id, new.contest_id, new.round_id, new.judge_id, new.entry_id))
         execute function keep_assignments_of_jury()`,
    );
    await queryRunner.query(
      `create function reject_late_marks_of_jury() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         if exists (
           select from jury_rounds round where round.id = new.round_id and (
             round.closes_at <= exact_now()
             or exists (select from jury_rounds later where later.contest_id = round.contest_id and later.number > round.number)
           )
         ) then
           raise exception 'The round of assignment % is over', new.id
             using errcode = 'check_violation', constraint = 'jury_assignments_closed';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger jury_assignments_without_late_marks before insert on jury_assignments for each row
         when (new.state <> 'assigned' or num_nonnulls(new.rendition, new.engagement) > 0)
         execute function reject_late_marks_of_jury()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger jury_assignments_without_late_marks on jury_assignments`);
    await queryRunner.query(`drop function reject_late_marks_of_jury()`);
    await queryRunner.query(`drop trigger jury_assignments_identity_stays on jury_assignments`);
    await queryRunner.query(`drop function keep_assignments_of_jury()`);
  }
}
