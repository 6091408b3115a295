import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the votes of a contest were closed: from then on, none is under way. */
export class ClosedVotes1766930000000 implements MigrationInterface {
  readonly name = 'ClosedVotes1766930000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests add column votes_closed_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests drop column votes_closed_at`);
  }
}
