import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The metrics count emails by status every few seconds, also when there are many. */
export class MailsByStatus1764000000000 implements MigrationInterface {
  name = 'MailsByStatus1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create index outgoing_emails_by_status on outgoing_emails (status)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index outgoing_emails_by_status`);
  }
}
