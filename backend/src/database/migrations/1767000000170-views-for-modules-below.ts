import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name of what an act or a read of personal data is about. `id` of a table that names nothing else. */
const NAMES = {
  user: 'select id, email from users',
  contest: 'select id, title from contests',
  entry: `select id, nullif(name, '') from contest_entries`,
  song: 'select id, title from uploaded_songs',
  message: 'select id, subject from contact_messages',
  email: 'select id, to_address from outgoing_emails',
  'email-template': 'select id, template from outgoing_emails',
  moderator: 'select id, email from staff',
  token: 'select id, name from api_tokens',
  judge: 'select id, name from judges',
};

/** What modules read of those above them: names of what acts, reads and emails are about, what is new for the owner, and the facts of a contest. */
export class ViewsForModulesBelow1767000000170 implements MigrationInterface {
  readonly name = 'ViewsForModulesBelow1767000000170';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create view contest_facts as
         select id, slug, title, title_malayalam, published_at, announce_at, voting_opens_at, certified_at from contests`,
    );
    await queryRunner.query(
      `create view subject_names (kind, id, name) as ${Object.entries(NAMES)
        .map(([kind, select]) => select.replace('select id,', `select '${kind}'::text, id,`))
        .join(' union all ')}`,
    );
    await queryRunner.query(
      `create view news_subjects (id, contest_id) as
         select id, contest_id from contest_entries where status not in ('withdrawn', 'deleted')
         union all select id, null from contact_messages`,
    );
    // That of the contest that ends last.
    await queryRunner.query(
      `create function site_time_zone() returns text language sql stable set search_path = public, pg_temp as $$
         select coalesce((select time_zone from contests where published_at is not null order by winner_at desc limit 1), 'UTC') $$`,
    );
    await queryRunner.query(
      `create function current_contest() returns uuid language sql stable set search_path = public, pg_temp as $$
         select id from contests where published_at is not null and announce_at <= site_now() order by announce_at desc limit 1 $$`,
    );
    await queryRunner.query(
      `create function lock_contest(contest uuid) returns boolean language sql volatile set search_path = public, pg_temp as $$
         select true from contests where id = contest for no key update $$`,
    );
    await queryRunner.query(
      `create function jury_has_begun(contest uuid) returns boolean language sql stable set search_path = public, pg_temp as $$
         select exists (select from jury_rounds where contest_id = contest) $$`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `drop function jury_has_begun(uuid), lock_contest(uuid), current_contest(), site_time_zone()`,
    );
    await queryRunner.query(`drop view news_subjects, subject_names, contest_facts`);
  }
}
