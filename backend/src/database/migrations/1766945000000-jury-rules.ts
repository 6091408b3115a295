import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a judge cannot take back, also not by an error of a program: a fixed mark, a conflict of interest, and the end of the round. */
export class JuryRules1766945000000 implements MigrationInterface {
  readonly name = 'JuryRules1766945000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function keep_marks_of_jury() returns trigger language plpgsql as $$
       begin
         if old.state = 'recused' then
           raise exception 'The conflict of interest of assignment % stays', old.id
             using errcode = 'check_violation', constraint = 'jury_assignments_recused_stays';
         end if;
         if old.rendition_locked_at is not null and new.state <> 'recused'
           and (new.rendition, new.rendition_locked_at) is distinct from (old.rendition, old.rendition_locked_at) then
           raise exception 'The fixed mark of assignment % stays', old.id
             using errcode = 'check_violation', constraint = 'jury_assignments_lock_stays';
         end if;
         if exists (
           select from jury_rounds round where round.id = old.round_id and (
             round.closes_at <= site_now()
             or exists (select from jury_rounds later where later.contest_id = round.contest_id and later.number > round.number)
           )
         ) then
           raise exception 'The round of assignment % is over', old.id
             using errcode = 'check_violation', constraint = 'jury_assignments_closed';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger jury_assignments_stay before update on jury_assignments for each row
         when ((old.state, old.rendition, old.engagement, old.rendition_locked_at, old.reason, old.submitted_at)
           is distinct from (new.state, new.rendition, new.engagement, new.rendition_locked_at, new.reason, new.submitted_at))
         execute function keep_marks_of_jury()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger jury_assignments_stay on jury_assignments`);
    await queryRunner.query(`drop function keep_marks_of_jury()`);
  }
}
