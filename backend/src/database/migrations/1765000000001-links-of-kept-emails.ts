import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deletes the links of account emails that were kept for the console, where nobody may read them any longer. */
export class LinksOfKeptEmails1765000000001 implements MigrationInterface {
  readonly name = 'LinksOfKeptEmails1765000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `update outgoing_emails set payload = payload - 'link' where status = 'sent' and payload ? 'link'`,
    );
  }

  async down(): Promise<void> {
    // What is deleted stays deleted.
  }
}
