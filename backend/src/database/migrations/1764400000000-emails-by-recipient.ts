import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The limit of an email template counts the recent emails to one recipient. */
export class EmailsByRecipient1764400000000 implements MigrationInterface {
  name = 'EmailsByRecipient1764400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index outgoing_emails_by_recipient on outgoing_emails (to_address, created_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index outgoing_emails_by_recipient`);
  }
}
