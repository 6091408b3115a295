import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_CONTEST =
  '(select time_zone from contests where published_at is not null order by winner_at desc limit 1)';

const zoneOf = (zones: string) =>
  `create or replace function site_time_zone() returns text language sql stable set search_path = public, pg_temp as $$
  select coalesce(${zones}, 'UTC') $$`;

/** What the owner sets in the browser, and the codes that open the set-up of a site without an owner. */
export class SiteSettings1768000000003 implements MigrationInterface {
  readonly name = 'SiteSettings1768000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table site_settings (
         one boolean primary key default true constraint site_settings_one check (one),
         owner_email text
           constraint site_settings_owner_email check (owner_email = lower(owner_email) and owner_email like '_%@_%'),
         smtp_url bytea,
         mail_from text,
         youtube_api_key bytea,
         time_zone text,
         steps_dismissed_at timestamptz,
         constraint site_settings_mail check ((smtp_url is null) = (mail_from is null)))`,
    );
    // A site that is in use needs no list of first steps.
    await queryRunner.query(
      'insert into site_settings (steps_dismissed_at) select now() where exists (select from users)',
    );
    await queryRunner.query(zoneOf(`(select time_zone from site_settings), ${OF_CONTEST}`));
    await queryRunner.query(
      `create table setup_codes (
         code_hash bytea primary key constraint setup_codes_hash check (length(code_hash) = 32),
         expires_at timestamptz not null)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(zoneOf(OF_CONTEST));
    await queryRunner.query('drop table setup_codes');
    await queryRunner.query('drop table site_settings');
  }
}
