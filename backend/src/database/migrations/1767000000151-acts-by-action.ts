import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The few acts of a contest that a result is verified with, without the votes, of which there may be 100,000. */
export class ActsByAction1767000000151 implements MigrationInterface {
  readonly name = 'ActsByAction1767000000151';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index audit_log_by_action on audit_log (contest_id, action, id)
       where action not in ('vote.cast', 'vote.withdraw')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index audit_log_by_action`);
  }
}
