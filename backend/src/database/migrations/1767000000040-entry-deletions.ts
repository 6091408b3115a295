import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A deleted entry waits for a day, and its erasure leaves an anonymous line where votes, marks or a result need it. */
export class EntryDeletions1767000000040 implements MigrationInterface {
  readonly name = 'EntryDeletions1767000000040';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contest_entries
         add column deleted_at timestamptz,
         add column deleted_from text,
         add column erased_at timestamptz,
         drop constraint contest_entries_status,
         drop constraint contest_entries_withdrawn,
         drop constraint contest_entries_name_not_blank,
         drop constraint contest_entries_video_id,
         add constraint contest_entries_status check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'deleted')),
         add constraint contest_entries_withdrawn check (
           (status = 'deleted' or (status = 'withdrawn') = (withdrawn_at is not null))
           and (withdrawn_at is null) = (withdrawn_from is null)),
         add constraint contest_entries_name_not_blank check (erased_at is not null or name ~ '\\S'),
         add constraint contest_entries_video_id check (erased_at is not null or video_id ~ '^[A-Za-z0-9_-]{11}$'),
         add constraint contest_entries_deleted check (
           (status = 'deleted') = (deleted_at is not null)
           and (deleted_from is not null) = (deleted_at is not null and erased_at is null)
           and (erased_at is null or deleted_at is not null)),
         add constraint contest_entries_deleted_from check (deleted_from in ('pending', 'approved', 'rejected', 'withdrawn')),
         add constraint contest_entries_erased check (erased_at is null or (
           slug = 'erased-' || id and concat(name, email, youtube_url, video_id) = '' and language = 'en'
           and num_nonnulls(verification_image_url, view_count, views_error, idempotency_key, withdrawn_at) = 0))`,
    );
    await replaceVideoIndex(queryRunner, `'rejected', 'withdrawn', 'deleted'`);
    await queryRunner.query(
      `create index contest_entries_deletions on contest_entries (deleted_at) where deleted_from is not null`,
    );
    // A program writes the acts of a deletion and its undo. Of an erasure that leaves a line, the table does.
    await queryRunner.query(`drop trigger contest_entries_record_withdrawn on contest_entries`);
    await queryRunner.query(
      `create trigger contest_entries_record_withdrawn after update of status on contest_entries
         for each row when (old.status <> new.status and 'withdrawn' in (old.status, new.status)
           and 'deleted' not in (old.status, new.status)) execute function record_entry()`,
    );
    await queryRunner.query(
      `create trigger contest_entries_record_line after update of erased_at on contest_entries
         for each row when (old.erased_at is null and new.erased_at is not null) execute function record_entry()`,
    );
    await queryRunner.query(
      `create function keep_needed_entries() returns trigger language plpgsql as $$
       begin
         if exists (select from ballots where entry_id = old.id) or exists (select from jury_assignments where entry_id = old.id)
           or exists (select from result_lines where entry_id = old.id) or exists (select from prize_offers where entry_id = old.id) then
           raise exception 'Votes, marks or a result need entry %', old.id
             using errcode = 'check_violation', constraint = 'contest_entries_needed_stay';
         end if;
         return old;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contest_entries_needed_stay before delete on contest_entries for each row execute function keep_needed_entries()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contest_entries_record_line on contest_entries`);
    await queryRunner.query(`drop trigger contest_entries_record_withdrawn on contest_entries`);
    await queryRunner.query(
      `create trigger contest_entries_record_withdrawn after update of status on contest_entries
         for each row when (old.status <> new.status and 'withdrawn' in (old.status, new.status)) execute function record_entry()`,
    );
    await queryRunner.query(`drop trigger contest_entries_needed_stay on contest_entries`);
    await queryRunner.query(`drop function keep_needed_entries()`);
    await queryRunner.query(
      `alter table contest_entries
         drop constraint contest_entries_deleted, drop constraint contest_entries_deleted_from,
         drop constraint contest_entries_erased, drop constraint contest_entries_status,
         drop constraint contest_entries_withdrawn, drop constraint contest_entries_name_not_blank,
         drop constraint contest_entries_video_id`,
    );
    // The release before knows neither state: nobody sees a withdrawn entry either.
    await queryRunner.query(
      `update contest_entries set status = 'withdrawn', withdrawn_at = deleted_at, withdrawn_from = 'pending',
         name = case when erased_at is null then name else '?' end,
         video_id = case when erased_at is null then video_id else '00000000000' end
       where status = 'deleted'`,
    );
    await replaceVideoIndex(queryRunner, `'rejected', 'withdrawn'`);
    await queryRunner.query(
      `alter table contest_entries
         drop column deleted_at, drop column deleted_from, drop column erased_at,
         add constraint contest_entries_status check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
         add constraint contest_entries_withdrawn check (
           (status = 'withdrawn') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_from is null)),
         add constraint contest_entries_name_not_blank check (name ~ '\\S'),
         add constraint contest_entries_video_id check (video_id ~ '^[A-Za-z0-9_-]{11}$')`,
    );
  }
}

/** A mark that a judge gave is never deleted, also not with its entry, judge or round. Apart, because a migration locks one table in use. */
export class GivenMarks1767000000041 implements MigrationInterface {
  readonly name = 'GivenMarks1767000000041';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function keep_given_marks_of_jury() returns trigger language plpgsql as $$
       begin
         raise exception 'The mark of assignment % stays', old.id
           using errcode = 'check_violation', constraint = 'jury_assignments_given_stay';
       end $$`,
    );
    await queryRunner.query(
      `create trigger jury_assignments_given_stay before delete on jury_assignments for each row
         when (old.rendition_locked_at is not null or old.state in ('submitted', 'abstained', 'recused'))
         execute function keep_given_marks_of_jury()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger jury_assignments_given_stay on jury_assignments`);
    await queryRunner.query(`drop function keep_given_marks_of_jury()`);
  }
}

async function replaceVideoIndex(queryRunner: QueryRunner, left: string): Promise<void> {
  await queryRunner.query(`drop index contest_entries_one_per_video`);
  await queryRunner.query(
    `create unique index contest_entries_one_per_video on contest_entries (contest_id, video_id) where status not in (${left})`,
  );
}
