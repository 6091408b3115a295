import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff note about an entry. */
export class EntryNotes1766400000001 implements MigrationInterface {
  readonly name = 'EntryNotes1766400000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table entry_notes (
         id uuid not null default gen_random_uuid(),
         entry_id uuid not null,
         author_id uuid not null,
         body text not null,
         created_at timestamptz not null default site_now(),
         constraint entry_notes_pkey primary key (id),
         constraint entry_notes_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete cascade,
         constraint entry_notes_body check (body ~ '\\S' and length(body) <= 2000)
       )`,
    );
    await queryRunner.query(`create index entry_notes_of_entry on entry_notes (entry_id, created_at, id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table entry_notes`);
  }
}
