import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_REASONS } from './texts/first-reasons.js';

/** The reasons for rejecting an entry and for its return to pending, and what each such decision said to the entrant. */
export class ModerationReasons1766400000000 implements MigrationInterface {
  readonly name = 'ModerationReasons1766400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table moderation_reasons (
         id uuid not null default gen_random_uuid(),
         action text not null,
         label text not null,
         text text not null,
         text_malayalam text,
         position integer not null,
         archived_at timestamptz,
         constraint moderation_reasons_pkey primary key (id),
         constraint moderation_reasons_action check (action in ('reject', 'disapprove')),
         constraint moderation_reasons_not_blank check (label ~ '\\S' and text ~ '\\S')
       )`,
    );
    for (const [position, { action, label, text, malayalam }] of FIRST_REASONS.entries()) {
      await queryRunner.query(
        `insert into moderation_reasons (action, label, text, text_malayalam, position) values ($1, $2, $3, $4, $5)`,
        [action, label, text, malayalam, position],
      );
    }
    await queryRunner.query(
      `alter table entry_events
         add column reason_id uuid,
         add column reason text,
         add column reason_malayalam text,
         add column sentence text,
         add constraint entry_events_reason_id_fkey foreign key (reason_id) references moderation_reasons (id),
         add constraint entry_events_reason check ((reason_id is null) = (reason is null)),
         add constraint entry_events_sentence check (length(sentence) <= 500)`,
    );
    await queryRunner.query(
      `create index entry_events_with_reason on entry_events (action, id) where reason_id is not null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index entry_events_with_reason`);
    await queryRunner.query(
      `alter table entry_events
         drop column reason_id, drop column reason, drop column reason_malayalam, drop column sentence`,
    );
    await queryRunner.query(`drop table moderation_reasons`);
  }
}
