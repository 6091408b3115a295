import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an entrant needs to correct or change the email address of an entry. */
export class EmailsOfEntries1767000000021 implements MigrationInterface {
  readonly name = 'EmailsOfEntries1767000000021';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table entry_corrections (
         entry_id uuid primary key references contest_entries on delete cascade,
         remaining smallint not null default 3,
         expires_at timestamptz not null,
         constraint entry_corrections_remaining check (remaining between 0 and 3)
       )`,
    );
    await queryRunner.query(
      `create table address_changes (
         entry_id uuid primary key references contest_entries on delete cascade,
         email text not null,
         token_hash bytea not null unique,
         asks smallint not null default 1,
         asked_at timestamptz not null default site_now(),
         expires_at timestamptz not null,
         constraint address_changes_asks check (asks between 1 and 5)
       )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table address_changes, entry_corrections');
  }
}
