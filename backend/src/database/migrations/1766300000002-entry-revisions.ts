import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What entrants propose to change in approved entries. */
export class EntryRevisions1766300000002 implements MigrationInterface {
  readonly name = 'EntryRevisions1766300000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table entry_revisions (
         id uuid not null default gen_random_uuid(),
         entry_id uuid not null,
         name text,
         video_id text,
         video_flags text[] not null default '{}',
         verification_image_url text,
         card_image_url text,
         state text not null default 'pending',
         created_at timestamptz not null default now(),
         decided_at timestamptz,
         decided_by uuid,
         constraint entry_revisions_pkey primary key (id),
         constraint entry_revisions_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete cascade,
         constraint entry_revisions_state check (state in ('pending', 'approved', 'rejected', 'superseded', 'cancelled')),
         constraint entry_revisions_decided check ((state = 'pending') = (decided_at is null)),
         constraint entry_revisions_name check (name ~ '\\S'),
         constraint entry_revisions_video_id check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
         constraint entry_revisions_photo_files check ((verification_image_url is null) = (card_image_url is null)),
         constraint entry_revisions_photo_pending check (state = 'pending' or verification_image_url is null),
         constraint entry_revisions_changes
           check (state <> 'pending' or num_nonnulls(name, video_id, verification_image_url) > 0)
       )`,
    );
    await queryRunner.query(
      `create unique index entry_revisions_one_pending on entry_revisions (entry_id) where state = 'pending'`,
    );
    await queryRunner.query(
      `create index entry_revisions_of_entry on entry_revisions (entry_id, created_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table entry_revisions`);
  }
}

/** What an entrant changed, for the history of the entry. */
export class ChangesOfEntryEvents1766300000003 implements MigrationInterface {
  readonly name = 'ChangesOfEntryEvents1766300000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table entry_events add column changed text[],
         add constraint entry_events_changed check (changed <@ array['name', 'video', 'photo'])`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table entry_events drop column changed`);
  }
}
