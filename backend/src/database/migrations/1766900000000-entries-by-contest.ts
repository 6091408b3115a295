import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a vote name its entry together with the contest, so that it cannot count in another contest. */
export class EntriesByContest1766900000000 implements MigrationInterface {
  readonly name = 'EntriesByContest1766900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create unique index contest_entries_by_contest on contest_entries (id, contest_id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index contest_entries_by_contest`);
  }
}
