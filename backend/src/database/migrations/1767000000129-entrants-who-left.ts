import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The anonymous line of an erased entry keeps whether the entrant left the contest. If so, the prize passes to the next place. If staff took the
 * entry out, it does not. For earlier lines, the history tells: a deletion by the owner has an actor.
 */
export class EntrantsWhoLeft1767000000129 implements MigrationInterface {
  readonly name = 'EntrantsWhoLeft1767000000129';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contest_entries drop constraint contest_entries_erased, add constraint contest_entries_erased check (erased_at is null or (
         slug = 'erased-' || id and concat(name, email, youtube_url, video_id) = '' and language = 'en'
         and num_nonnulls(verification_image_url, view_count, views_error, idempotency_key) = 0))`,
    );
    await queryRunner.query(
      `update contest_entries entry set withdrawn_at = ended.created_at, withdrawn_from = case ended.from_status when 'approved' then 'approved' else 'pending' end
       from (select distinct on (entry_id) entry_id, actor_id, from_status, created_at from entry_events
         where action = 'delete' order by entry_id, created_at desc, id desc) ended
       where ended.entry_id = entry.id and entry.erased_at is not null and entry.withdrawn_at is null
         and (ended.from_status = 'withdrawn' or ended.from_status = 'approved' and ended.actor_id is null)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `update contest_entries set withdrawn_at = null, withdrawn_from = null where erased_at is not null and withdrawn_at is not null`,
    );
    await queryRunner.query(
      `alter table contest_entries drop constraint contest_entries_erased, add constraint contest_entries_erased check (erased_at is null or (
         slug = 'erased-' || id and concat(name, email, youtube_url, video_id) = '' and language = 'en'
         and num_nonnulls(verification_image_url, view_count, views_error, idempotency_key, withdrawn_at) = 0))`,
    );
  }
}
