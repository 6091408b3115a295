import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the owner gets emails about new entries and contact messages, and those that no email has reported yet. */
export class OwnerNotices1765600000002 implements MigrationInterface {
  readonly name = 'OwnerNotices1765600000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table notice_settings (
         one boolean not null default true,
         mode text not null default 'at-once',
         digest_hour integer not null default 8,
         entries_noticed_at timestamptz,
         messages_noticed_at timestamptz,
         digest_at timestamptz,
         constraint notice_settings_pkey primary key (one),
         constraint notice_settings_one check (one),
         constraint notice_settings_mode check (mode in ('at-once', 'daily', 'off')),
         constraint notice_settings_hour check (digest_hour between 0 and 23)
       )`,
    );
    await queryRunner.query(`insert into notice_settings default values`);
    await queryRunner.query(
      `create table owner_news (
         subject_id uuid not null,
         kind text not null,
         created_at timestamptz not null default site_now(),
         constraint owner_news_pkey primary key (subject_id),
         constraint owner_news_kind check (kind in ('entry', 'message'))
       )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table owner_news`);
    await queryRunner.query(`drop table notice_settings`);
  }
}
