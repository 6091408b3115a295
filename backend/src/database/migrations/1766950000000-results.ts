import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Versions of the result of a contest, the files that they are computed from, and what the owner waived. The contests have no foreign key,
 * because a migration locks one table in use.
 */
export class Results1766950000000 implements MigrationInterface {
  readonly name = 'Results1766950000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table contest_results (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         version smallint not null,
         state text not null default 'proposed',
         reason text,
         reason_malayalam text,
         proposed_at timestamptz not null default site_now(),
         dropped_at timestamptz,
         certified_at timestamptz,
         manifest text,
         fault text,
         announced_at timestamptz,
         final_at timestamptz,
         constraint contest_results_pkey primary key (id),
         constraint contest_results_version check (version > 0),
         constraint contest_results_state check (state in ('proposed', 'dropped', 'certified', 'announced', 'final')),
         constraint contest_results_reason check ((version = 1) = (reason is null) and (reason_malayalam is null or reason is not null)),
         constraint contest_results_dropped check ((state = 'dropped') = (dropped_at is not null)),
         constraint contest_results_certified check ((state in ('certified', 'announced', 'final')) = (certified_at is not null)),
         constraint contest_results_manifest check (manifest is null or manifest ~ '^[0-9a-f]{64}$' and certified_at is not null),
         constraint contest_results_announced check ((state in ('announced', 'final')) = (announced_at is not null) and (announced_at is null or manifest is not null)),
         constraint contest_results_final check ((state = 'final') = (final_at is not null))
       )`,
    );
    await queryRunner.query(
      `create unique index contest_results_once on contest_results (contest_id, version) where state <> 'dropped'`,
    );
    await queryRunner.query(
      `create table result_lines (
         result_id uuid not null,
         number integer not null,
         entry_id uuid,
         place integer,
         rendition integer not null,
         engagement integer not null,
         votes integer not null,
         total integer not null,
         rendition_double_place integer not null,
         engagement_double_place integer not null,
         votes_double_place integer not null,
         votes_counted integer not null,
         constraint result_lines_pkey primary key (result_id, number),
         constraint result_lines_result_id_fkey foreign key (result_id) references contest_results (id),
         constraint result_lines_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete set null,
         constraint result_lines_place unique (result_id, place),
         constraint result_lines_entry unique (result_id, entry_id)
       )`,
    );
    await queryRunner.query('create index result_lines_of_entry on result_lines (entry_id)');
    await queryRunner.query(
      `create table result_files (
         result_id uuid not null,
         name text not null,
         content bytea not null,
         constraint result_files_pkey primary key (result_id, name),
         constraint result_files_result_id_fkey foreign key (result_id) references contest_results (id)
       )`,
    );
    // Stored without compression, so that a part of a large file is read without the rest.
    await queryRunner.query('alter table result_files alter column content set storage external');
    await queryRunner.query(
      `create trigger result_files_only_grow before update or delete on result_files
         for each statement execute function reject_change()`,
    );
    // Of a version that is certified, only what comes later is added. Of its lines, only the link to an erased entry goes.
    await queryRunner.query(
      `create function keep_certified_result() returns trigger language plpgsql as $$
       begin
         if old.certified_at is not null and (to_jsonb(new) - '{state,manifest,fault,announced_at,final_at}'::text[]
                  <> to_jsonb(old) - '{state,manifest,fault,announced_at,final_at}'::text[]
             or (old.state, new.state) not in (('certified', 'certified'), ('certified', 'announced'), ('announced', 'announced'), ('announced', 'final'))
             or old.manifest is not null and old.manifest is distinct from new.manifest
             or old.announced_at is not null and old.announced_at is distinct from new.announced_at) then
           raise exception 'contest_results rejects update' using errcode = 'insufficient_privilege';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contest_results_stay before update on contest_results
         for each row execute function keep_certified_result()`,
    );
    await queryRunner.query(
      `create trigger contest_results_are_kept before delete on contest_results
         for each statement execute function reject_change()`,
    );
    await queryRunner.query(
      `create function keep_result_line() returns trigger language plpgsql as $$
       begin
         if new.entry_id is not null or to_jsonb(new) - 'entry_id' <> to_jsonb(old) - 'entry_id' then
           raise exception 'result_lines rejects update' using errcode = 'insufficient_privilege';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger result_lines_stay before update on result_lines
         for each row execute function keep_result_line()`,
    );
    await queryRunner.query(
      `create trigger result_lines_are_kept before delete on result_lines
         for each statement execute function reject_change()`,
    );
    await queryRunner.query(
      `create table result_waivers (
         contest_id uuid not null,
         version smallint not null,
         blocker text not null,
         count integer not null,
         reason text not null,
         reason_malayalam text,
         waived_at timestamptz not null default site_now(),
         constraint result_waivers_pkey primary key (contest_id, version, blocker),
         constraint result_waivers_reason check (reason ~ '\\S')
       )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table result_waivers, result_files, result_lines, contest_results`);
    await queryRunner.query('drop function keep_certified_result(), keep_result_line()');
  }
}
