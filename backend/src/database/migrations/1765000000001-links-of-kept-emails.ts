import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deletes the links of kept account emails. The console no longer shows them. */
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
