import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The links in emails that open the page of an entry, and the browsers in which it is open. */
export class EntryLinks1766200000000 implements MigrationInterface {
  readonly name = 'EntryLinks1766200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table entry_links (
         id uuid not null default gen_random_uuid(),
         entry_id uuid not null,
         token_hash bytea not null,
         created_at timestamptz not null default now(),
         expires_at timestamptz not null,
         constraint entry_links_pkey primary key (id),
         constraint entry_links_token_hash_key unique (token_hash),
         constraint entry_links_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete cascade
       )`,
    );
    await queryRunner.query(`create index entry_links_of_entry on entry_links (entry_id, expires_at)`);
    await queryRunner.query(
      `create table entry_sessions (
         id uuid not null default gen_random_uuid(),
         token_hash bytea not null,
         entry_id uuid not null,
         created_at timestamptz not null default now(),
         expires_at timestamptz not null,
         constraint entry_sessions_pkey primary key (id),
         constraint entry_sessions_one_per_browser unique (token_hash, entry_id),
         constraint entry_sessions_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete cascade
       )`,
    );
    await queryRunner.query(`create index entry_sessions_of_entry on entry_sessions (entry_id, expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table entry_sessions`);
    await queryRunner.query(`drop table entry_links`);
  }
}

/** Finds the entries of an address that asks for new links. */
export class EntriesByEmail1766200000001 implements MigrationInterface {
  readonly name = 'EntriesByEmail1766200000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create index contest_entries_by_email on contest_entries (email)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index contest_entries_by_email`);
  }
}
