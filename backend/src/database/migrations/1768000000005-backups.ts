import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The backups that the worker makes, and the settings of the page _Care_. */
export class Backups1768000000005 implements MigrationInterface {
  readonly name = 'Backups1768000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table backups (
         id uuid not null default gen_random_uuid(),
         name text not null,
         cause text not null,
         state text not null default 'asked',
         asked_at timestamptz not null default now(),
         begun_at timestamptz,
         ended_at timestamptz,
         bytes bigint,
         rows bigint,
         files integer,
         lost_files integer,
         checksum text,
         release text,
         schema text,
         failure text,
         error text,
         reported_at timestamptz,
         verification text,
         verification_begun_at timestamptz,
         verified_at timestamptz,
         verification_failure text,
         verification_error text,
         verification_reported_at timestamptz,
         constraint backups_pkey primary key (id),
         constraint backups_name_key unique (name),
         constraint backups_cause check (cause in ('night', 'owner', 'upgrade', 'found')),
         constraint backups_state check (state in ('asked', 'running', 'done', 'failed')),
         constraint backups_ended check ((ended_at is null) = (state in ('asked', 'running'))),
         constraint backups_checksum check (checksum ~ '^[0-9a-f]{64}$'),
         constraint backups_failure check ((failure is null) = (state <> 'failed')),
         constraint backups_verification check (verification in ('good', 'failed')),
         constraint backups_verified check (
           (verification is null) = (verified_at is null)
           and (verification_failure is not null) = (verification is not distinct from 'failed')
         )
       )`,
    );
    await queryRunner.query(
      `create unique index backups_one_at_a_time on backups ((true)) where state in ('asked', 'running')`,
    );
    await queryRunner.query(
      `create table care_settings (
         one boolean not null default true,
         since timestamptz not null default now(),
         overdue_reported_at timestamptz,
         looks_for_releases boolean not null default false,
         newest_release text,
         looked_at timestamptz,
         constraint care_settings_pkey primary key (one),
         constraint care_settings_one check (one)
       )`,
    );
    await queryRunner.query('insert into care_settings default values');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table backups, care_settings');
  }
}
