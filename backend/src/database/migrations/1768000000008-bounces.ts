import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What mail servers and readers report about emails that did not reach their address, and why an email was not sent. */
export class Bounces1768000000008 implements MigrationInterface {
  readonly name = 'Bounces1768000000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table email_bounces (
         id uuid not null default gen_random_uuid(),
         report_hash bytea not null,
         source text not null,
         address text not null,
         kind text not null,
         code text,
         detail text,
         ends_emails boolean not null default false,
         forgiven_at timestamptz,
         created_at timestamptz not null default now(),
         constraint email_bounces_pkey primary key (id),
         constraint email_bounces_report_hash_key unique (report_hash),
         constraint email_bounces_report_hash check (length(report_hash) = 32),
         constraint email_bounces_source check (source in ('smtp', 'mailbox', 'ses', 'brevo', 'mailgun')),
         constraint email_bounces_address check (address = lower(address)),
         constraint email_bounces_kind check (kind in ('permanent', 'temporary', 'refused', 'complaint')),
         constraint email_bounces_code check (code ~ '^[45]\\.[0-9]{1,3}\\.[0-9]{1,3}$'),
         constraint email_bounces_detail check (length(detail) between 1 and 300),
         constraint email_bounces_end check (not ends_emails or (kind <> 'refused' and forgiven_at is null))
       )`,
    );
    await queryRunner.query('create index email_bounces_of_address on email_bounces (address, created_at)');
    await queryRunner.query(
      'create unique index email_bounces_dead_address on email_bounces (address) where ends_emails',
    );
    await queryRunner.query(
      `alter table outgoing_emails
         add column suppressed_for text
           constraint outgoing_emails_suppressed_for
           check (suppressed_for is null or (status = 'suppressed' and suppressed_for in ('opt-out', 'dead-address')))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('lock table outgoing_emails in access exclusive mode');
    await queryRunner.query('alter table outgoing_emails drop column suppressed_for');
    await queryRunner.query('drop table email_bounces');
  }
}
