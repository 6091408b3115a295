import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What entrants declare that artificial intelligence made. Entries of before have declared nothing. */
export class AiDeclarations1767000000145 implements MigrationInterface {
  readonly name = 'AiDeclarations1767000000145';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contest_entries
         add column ai_use text
           constraint contest_entries_ai_use check (ai_use in ('no', 'backing', 'voice')),
         add column ai_note text
           constraint contest_entries_ai_note check (ai_note is null or length(ai_note) between 1 and 300 and coalesce(ai_use, 'no') <> 'no'),
         add constraint contest_entries_erased_ai check (erased_at is null or num_nonnulls(ai_use, ai_note) = 0)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contest_entries drop constraint contest_entries_erased_ai, drop column ai_note, drop column ai_use`,
    );
  }
}
