import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts of emails that the owner has written. */
export class EmailTexts1765600000000 implements MigrationInterface {
  readonly name = 'EmailTexts1765600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table email_texts (
         id uuid not null default gen_random_uuid(),
         template text not null,
         language text not null,
         contest_id uuid,
         blocks jsonb not null,
         constraint email_texts_pkey primary key (id),
         constraint email_texts_contest_id_fkey foreign key (contest_id) references contests (id) on delete cascade,
         constraint email_texts_language check (language ~ '^[a-z]{2}$'),
         constraint email_texts_blocks check (jsonb_typeof(blocks) = 'object' and blocks <> '{}')
       )`,
    );
    await queryRunner.query(
      `create unique index email_texts_one_per_email on email_texts (contest_id, template, language) nulls not distinct`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table email_texts`);
  }
}

/** What each email was made of, the contest whose texts it has, and whether the owner tries its texts. */
export class TextsOfSentEmails1765600000001 implements MigrationInterface {
  readonly name = 'TextsOfSentEmails1765600000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table outgoing_emails
         add column contest_id uuid,
         add column texts jsonb constraint outgoing_emails_texts check (jsonb_typeof(texts) = 'object'),
         add column is_trial boolean not null default false`,
    );
    await queryRunner.query(
      `create index outgoing_emails_by_template on outgoing_emails (template, contest_id, created_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index outgoing_emails_by_template`);
    await queryRunner.query(
      `alter table outgoing_emails drop column contest_id, drop column texts, drop column is_trial`,
    );
  }
}
