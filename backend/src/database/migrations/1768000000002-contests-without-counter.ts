import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apart from the triggers of `contest_entries`, because a migration locks one table that is in use. */
export class ContestsWithoutCounter1768000000002 implements MigrationInterface {
  readonly name = 'ContestsWithoutCounter1768000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table contests drop column approved_entry_count');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table contests add column approved_entry_count integer not null default 0',
    );
  }
}
