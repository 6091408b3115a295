import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The declarations that entrants have made, in the history of their entries. */
export class AiUsesOfEvents1767000000146 implements MigrationInterface {
  readonly name = 'AiUsesOfEvents1767000000146';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table entry_events
         add column ai_use text constraint entry_events_ai_use check (ai_use in ('no', 'backing', 'voice')),
         drop constraint entry_events_changed,
         add constraint entry_events_changed check (changed <@ array['name', 'video', 'photo', 'ai'])`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `update entry_events set changed = array_remove(changed, 'ai') where 'ai' = any(changed)`,
    );
    await queryRunner.query(
      `alter table entry_events drop column ai_use, drop constraint entry_events_changed,
         add constraint entry_events_changed check (changed <@ array['name', 'video', 'photo'])`,
    );
  }
}
