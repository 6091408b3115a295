import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The thread between an entrant and the moderators. */
export class EntryMessages1766710000000 implements MigrationInterface {
  readonly name = 'EntryMessages1766710000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table entry_messages (
         id uuid not null,
         entry_id uuid not null,
         number integer not null,
         author_id uuid,
         body text not null,
         created_at timestamptz not null default site_now(),
         settled_at timestamptz,
         constraint entry_messages_pkey primary key (id),
         constraint entry_messages_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete cascade,
         constraint entry_messages_body check (body ~ '\\S' and length(body) <= 2000)
       )`,
    );
    await queryRunner.query(
      `create unique index entry_messages_of_entry on entry_messages (entry_id, number)`,
    );
    await queryRunner.query(
      `create index entry_messages_unanswered on entry_messages (entry_id) where author_id is null and settled_at is null`,
    );
    await queryRunner.query(`create index entry_messages_by_age on entry_messages (created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table entry_messages`);
  }
}
