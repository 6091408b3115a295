import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which contact messages the owner has read. Existing messages count as read. */
export class ReadMessages1764600000000 implements MigrationInterface {
  readonly name = 'ReadMessages1764600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contact_messages add column read_at timestamptz`);
    await queryRunner.query(`update contact_messages set read_at = created_at`);
    await queryRunner.query(
      `create index contact_messages_unread on contact_messages (created_at) where read_at is null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index contact_messages_unread`);
    await queryRunner.query(`alter table contact_messages drop column read_at`);
  }
}

/** The owner's answers to contact messages. */
export class ContactAnswers1764600000001 implements MigrationInterface {
  readonly name = 'ContactAnswers1764600000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table contact_answers (
         id uuid primary key,
         message_id uuid not null,
         text text not null constraint contact_answers_text check (text ~ '\\S' and length(text) <= 20000),
         created_at timestamptz not null default now(),
         constraint contact_answers_message_id_fkey foreign key (message_id) references contact_messages on delete cascade
       )`,
    );
    await queryRunner.query(
      `create index contact_answers_by_message on contact_answers (message_id, created_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table contact_answers`);
  }
}
