import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until this release, the deletion of an entry left the emails about it, with the address of the entrant. */
export class EmailsOfDeletedEntries1766600000003 implements MigrationInterface {
  readonly name = 'EmailsOfDeletedEntries1766600000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `delete from outgoing_emails email
       where entry_id is not null and not exists (select from contest_entries where id = email.entry_id)`,
    );
  }

  async down(): Promise<void> {}
}
