import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the lists, counts and figures of one contest beside many others, newest first. */
export class EntriesOfAContest1765700000001 implements MigrationInterface {
  readonly name = 'EntriesOfAContest1765700000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index contest_entries_of_contest on contest_entries (contest_id, submitted_at, id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index contest_entries_of_contest`);
  }
}
