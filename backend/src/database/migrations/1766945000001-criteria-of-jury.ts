import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The weights of the marks, and what judges read about them, stay once a round has opened. */
export class CriteriaOfJury1766945000001 implements MigrationInterface {
  readonly name = 'CriteriaOfJury1766945000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function keep_criteria_of_jury() returns trigger language plpgsql as $$
       begin
         if exists (select from jury_rounds where contest_id = old.id) then
           raise exception 'The criteria of contest % stay once a round of its jury has opened', old.id
             using errcode = 'check_violation', constraint = 'contests_criteria_stay';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contests_criteria_stay before update on contests for each row
         when ((old.rendition_weight, old.engagement_weight, old.rendition_guidance, old.rendition_guidance_malayalam,
             old.engagement_guidance, old.engagement_guidance_malayalam)
           is distinct from (new.rendition_weight, new.engagement_weight, new.rendition_guidance,
             new.rendition_guidance_malayalam, new.engagement_guidance, new.engagement_guidance_malayalam))
         execute function keep_criteria_of_jury()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contests_criteria_stay on contests`);
    await queryRunner.query(`drop function keep_criteria_of_jury()`);
  }
}
