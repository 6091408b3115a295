import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mailbox of an email, whichever spelling of its address was typed. The limits compare the addresses of emails without it. */
export class RecipientKeys1767000000020 implements MigrationInterface {
  readonly name = 'RecipientKeys1767000000020';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table outgoing_emails add column recipient_key bytea,
         add constraint outgoing_emails_recipient_key check (length(recipient_key) = 32)`,
    );
    await queryRunner.query(
      `create index outgoing_emails_by_mailbox on outgoing_emails (recipient_key, template, created_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table outgoing_emails drop column recipient_key');
  }
}
