import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner also searches contact messages and emails by parts of names and addresses. */
export class OwnerSearches1763800000000 implements MigrationInterface {
  name = 'OwnerSearches1763800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index contact_messages_search on contact_messages using gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops)`,
    );
    await queryRunner.query(
      `create index outgoing_emails_search on outgoing_emails using gin (to_address gin_trgm_ops)`,
    );
    await queryRunner.query(
      `create index email_opt_outs_search on email_opt_outs using gin (email gin_trgm_ops)`,
    );
    await queryRunner.query(`create index email_opt_outs_newest_first on email_opt_outs (created_at, email)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `drop index email_opt_outs_newest_first, email_opt_outs_search, outgoing_emails_search, contact_messages_search`,
    );
  }
}
