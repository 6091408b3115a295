import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of the result of a contest, the files that they are computed from, and what the owner waived. */
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
         announced_at timestamptz,
         constraint contest_results_pkey primary key (id),
         constraint contest_results_contest_id_fkey foreign key (contest_id) references contests (id),
         constraint contest_results_version check (version > 0),
         constraint contest_results_state check (state in ('proposed', 'dropped', 'certified', 'announced')),
         constraint contest_results_reason check ((version = 1) = (reason is null)),
         constraint contest_results_dropped check ((state = 'dropped') = (dropped_at is not null)),
         constraint contest_results_certified check ((state in ('certified', 'announced')) = (certified_at is not null)),
         constraint contest_results_announced check ((state = 'announced') = (announced_at is not null))
       )`,
    );
    await queryRunner.query(
      `create unique index contest_results_once on contest_results (contest_id, version) where state <> 'dropped'`,
    );
    await queryRunner.query(
      `create table result_files (
         result_id uuid not null,
         name text not null,
         content bytea not null,
         constraint result_files_pkey primary key (result_id, name),
         constraint result_files_result_id_fkey foreign key (result_id) references contest_results (id)
       )`,
    );
    await queryRunner.query(
      `create trigger result_files_only_grow before update or delete on result_files
         for each statement execute function reject_change()`,
    );
    await queryRunner.query(
      `create table result_waivers (
         contest_id uuid not null,
         version smallint not null,
         blocker text not null,
         reason text not null,
         waived_at timestamptz not null default site_now(),
         constraint result_waivers_pkey primary key (contest_id, version, blocker),
         constraint result_waivers_contest_id_fkey foreign key (contest_id) references contests (id),
         constraint result_waivers_reason check (reason ~ '\\S')
       )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table result_waivers, result_files, contest_results`);
  }
}
