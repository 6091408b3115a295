import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After a certification, the marks of the jury stay as they were, and so do the judges who gave them. The note of a judge goes after its term. */
export class CertifiedAssignments1767000000005 implements MigrationInterface {
  readonly name = 'CertifiedAssignments1767000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create trigger jury_assignments_certified_stays before update on jury_assignments for each row
         when ((old.id, old.contest_id, old.round_id, old.judge_id, old.entry_id, old.state, old.rendition, old.engagement, old.rendition_locked_at, old.submitted_at)
           is distinct from (new.id, new.contest_id, new.round_id, new.judge_id, new.entry_id, new.state, new.rendition, new.engagement, new.rendition_locked_at, new.submitted_at))
         execute function certified_stays()`,
    );
    await queryRunner.query(
      `create trigger jury_assignments_certified_are_kept before insert or delete on jury_assignments
         for each row execute function certified_stays()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger jury_assignments_certified_stays on jury_assignments`);
    await queryRunner.query(`drop trigger jury_assignments_certified_are_kept on jury_assignments`);
  }
}
