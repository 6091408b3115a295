import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happened to accounts and sessions, and which personal data staff opened. */
export class SecurityLog1767000000050 implements MigrationInterface {
  readonly name = 'SecurityLog1767000000050';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table security_events (
         id bigint generated always as identity,
         kind text not null,
         user_id uuid,
         actor_id uuid,
         network text,
         user_agent_class text,
         hour timestamptz not null default date_trunc('hour', site_now(), 'UTC'),
         first_at timestamptz not null default site_now(),
         last_at timestamptz not null default site_now(),
         count integer not null default 1,
         constraint security_events_pkey primary key (id),
         constraint security_events_kind check (kind ~ '^[a-z]+(-[a-z]+)*$'),
         constraint security_events_user_agent_class check (user_agent_class in ('browser', 'automated', 'unknown')),
         constraint security_events_network check (length(network) <= 64),
         constraint security_events_count check (count > 0)
       )`,
    );
    await queryRunner.query(
      `create unique index security_events_one_per_hour
         on security_events (hour, kind, user_id, actor_id, network, user_agent_class) nulls not distinct`,
    );
    await queryRunner.query(`create index security_events_newest_first on security_events (last_at, id)`);
    await queryRunner.query(`create index security_events_of_user on security_events (user_id, last_at, id)`);
    await queryRunner.query(
      `create table personal_reads (
         id bigint generated always as identity,
         user_id uuid not null,
         what text not null,
         subject_id text not null,
         hour timestamptz not null default date_trunc('hour', site_now(), 'UTC'),
         at timestamptz not null default site_now(),
         constraint personal_reads_pkey primary key (id),
         constraint personal_reads_one_per_hour unique (hour, user_id, what, subject_id),
         constraint personal_reads_what check (what ~ '^[a-z]+(-[a-z]+)*$'),
         constraint personal_reads_subject_id check (length(subject_id) <= 100)
       )`,
    );
    await queryRunner.query(`create index personal_reads_newest_first on personal_reads (at, id)`);
    await queryRunner.query(`create index personal_reads_of_user on personal_reads (user_id, at, id)`);
    // Only counts what happens again within the hour.
    await queryRunner.query(
      `create function count_security_event() returns trigger language plpgsql as $$
       begin
         if new.count <= old.count or new.last_at < old.last_at
            or (new.id, new.kind, new.user_id, new.actor_id, new.network, new.user_agent_class, new.hour, new.first_at)
               is distinct from
               (old.id, old.kind, old.user_id, old.actor_id, old.network, old.user_agent_class, old.hour, old.first_at) then
           raise exception 'a security event is only counted' using errcode = 'restrict_violation';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger security_events_only_count before update on security_events
         for each row execute function count_security_event()`,
    );
    await queryRunner.query(
      `create function keep_for_a_year() returns trigger language plpgsql as $$
       begin
         if old.hour > site_now() - interval '8736 hours' then
           raise exception 'a row of % stays for a year', tg_table_name using errcode = 'restrict_violation';
         end if;
         return old;
       end $$`,
    );
    for (const table of ['security_events', 'personal_reads']) {
      await queryRunner.query(
        `create trigger ${table}_stay before delete on ${table} for each row execute function keep_for_a_year()`,
      );
      await queryRunner.query(
        `create trigger ${table}_stay_together before truncate on ${table}
           for each statement execute function reject_change()`,
      );
    }
    await queryRunner.query(
      `create trigger personal_reads_stay_as_they_are before update on personal_reads
         for each statement execute function reject_change()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table personal_reads, security_events`);
    await queryRunner.query(`drop function count_security_event()`);
    await queryRunner.query(`drop function keep_for_a_year()`);
  }
}
