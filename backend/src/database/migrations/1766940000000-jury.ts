import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables of the jury. A foreign key locks the table that it names, and locks on two tables in use could deadlock with requests. So
 * only the entries have a foreign key here, and the contests have none.
 */
export class Jury1766940000000 implements MigrationInterface {
  readonly name = 'Jury1766940000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table judges (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         name text not null,
         email text,
         canonical_email text,
         locale text not null,
         link_hash bytea not null,
         link_expires_at timestamptz not null,
         invited_at timestamptz not null default site_now(),
         accepted_at timestamptz,
         revoked_at timestamptz,
         revoke_reason text,
         constraint judges_pkey primary key (id),
         constraint judges_name_not_blank check (name ~ '\\S'),
         constraint judges_locale check (locale ~ '^[a-z]{2}$'),
         constraint judges_addresses check ((email is null) = (canonical_email is null)),
         constraint judges_revoked check ((revoked_at is null) = (revoke_reason is null))
       )`,
    );
    await queryRunner.query(
      `create unique index judges_one_per_address on judges (contest_id, canonical_email)`,
    );
    await queryRunner.query(`create unique index judges_link on judges (link_hash)`);
    await queryRunner.query(`create unique index judges_by_contest on judges (id, contest_id)`);
    await queryRunner.query(
      `create table jury_sessions (
         id uuid not null default gen_random_uuid(),
         judge_id uuid not null,
         token_hash bytea not null,
         created_at timestamptz not null default site_now(),
         expires_at timestamptz not null,
         last_used_at timestamptz not null default site_now(),
         user_agent_class text not null,
         constraint jury_sessions_pkey primary key (id),
         constraint jury_sessions_judge_id_fkey foreign key (judge_id) references judges (id) on delete cascade,
         constraint jury_sessions_user_agent_class check (user_agent_class in ('browser', 'automated', 'unknown'))
       )`,
    );
    await queryRunner.query(`create unique index jury_sessions_token on jury_sessions (token_hash)`);
    await queryRunner.query(`create index jury_sessions_of_judge on jury_sessions (judge_id, created_at)`);
    await queryRunner.query(
      `create table jury_rounds (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         number smallint not null,
         seed bigint not null,
         opened_at timestamptz not null default site_now(),
         closes_at timestamptz not null,
         constraint jury_rounds_pkey primary key (id),
         constraint jury_rounds_number check (number in (1, 2)),
         constraint jury_rounds_dates check (opened_at < closes_at)
       )`,
    );
    await queryRunner.query(`create unique index jury_rounds_once on jury_rounds (contest_id, number)`);
    await queryRunner.query(`create unique index jury_rounds_by_contest on jury_rounds (id, contest_id)`);
    await queryRunner.query(
      `create table jury_reminders (
         judge_id uuid not null,
         round_id uuid not null,
         kind text not null,
         sent_at timestamptz not null default site_now(),
         constraint jury_reminders_pkey primary key (judge_id, round_id, kind),
         constraint jury_reminders_judge_id_fkey foreign key (judge_id) references judges (id) on delete cascade,
         constraint jury_reminders_round_id_fkey foreign key (round_id) references jury_rounds (id) on delete cascade,
         constraint jury_reminders_kind check (kind in ('72h', '24h'))
       )`,
    );
    await queryRunner.query(
      `create table jury_assignments (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         round_id uuid not null,
         judge_id uuid not null,
         entry_id uuid not null,
         state text not null default 'assigned',
         rendition smallint,
         engagement smallint,
         rendition_locked_at timestamptz,
         reason text,
         note text,
         version integer not null default 1,
         submitted_at timestamptz,
         changed_at timestamptz not null default site_now(),
         constraint jury_assignments_pkey primary key (id),
         constraint jury_assignments_round_id_contest_id_fkey foreign key (round_id, contest_id)
           references jury_rounds (id, contest_id) on delete cascade,
         constraint jury_assignments_judge_id_contest_id_fkey foreign key (judge_id, contest_id)
           references judges (id, contest_id) on delete cascade,
         constraint jury_assignments_entry_id_contest_id_fkey foreign key (entry_id, contest_id)
           references contest_entries (id, contest_id) on delete cascade,
         constraint jury_assignments_state check (state in ('assigned', 'draft', 'submitted', 'abstained', 'recused')),
         constraint jury_assignments_rendition check (rendition between 0 and 20),
         constraint jury_assignments_engagement check (engagement between 0 and 20),
         constraint jury_assignments_lock check (rendition_locked_at is null or rendition is not null),
         constraint jury_assignments_engagement_after_lock check (engagement is null or rendition_locked_at is not null),
         constraint jury_assignments_submitted check (
           (state = 'submitted') = (submitted_at is not null)
           and (state <> 'submitted' or num_nulls(rendition, engagement, rendition_locked_at) = 0)),
         constraint jury_assignments_recused check (state <> 'recused' or num_nonnulls(rendition, engagement) = 0),
         constraint jury_assignments_reason check (
           (state = 'abstained') = (reason is not null) and reason in ('sound', 'language', 'video', 'other')),
         constraint jury_assignments_note check (length(note) <= 1000)
       )`,
    );
    await queryRunner.query(
      `create unique index jury_assignments_once on jury_assignments (round_id, judge_id, entry_id)`,
    );
    await queryRunner.query(`create index jury_assignments_of_judge on jury_assignments (judge_id)`);
    await queryRunner.query(`create index jury_assignments_of_entry on jury_assignments (entry_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `drop table jury_assignments, jury_reminders, jury_rounds, jury_sessions, judges`,
    );
  }
}
