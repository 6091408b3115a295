import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A contest knows whether its owner was warned that the days to notify the winner run out. */
export class WarningsAboutWinners1767000000169 implements MigrationInterface {
  readonly name = 'WarningsAboutWinners1767000000169';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests add column winner_warned_at timestamptz`);
    await queryRunner.query(
      `update contests contest set winner_warned_at = email.created_at from outgoing_emails email
       where email.contest_id = contest.id and template = 'owner-prize' and payload ->> 'news' = 'late'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests drop column winner_warned_at`);
  }
}
