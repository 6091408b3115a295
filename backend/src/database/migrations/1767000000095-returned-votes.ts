import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A voter is told when the entry is back, so the row keeps when, and how often. */
export class ReturnedVotes1767000000095 implements MigrationInterface {
  readonly name = 'ReturnedVotes1767000000095';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table lost_votes add column returned_at timestamptz, add column returns smallint not null default 0`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table lost_votes drop column returned_at, drop column returns`);
  }
}
