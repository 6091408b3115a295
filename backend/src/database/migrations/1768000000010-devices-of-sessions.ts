import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browser and system of a session, by which its person recognizes it. Null for sessions of the release before. */
export class DevicesOfSessions1768000000010 implements MigrationInterface {
  readonly name = 'DevicesOfSessions1768000000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table refresh_tokens
         add column browser text constraint refresh_tokens_browser check (browser ~ '^[a-z]{1,20}$'),
         add column system text constraint refresh_tokens_system check (system ~ '^[a-z]{1,20}$')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table refresh_tokens drop column browser, drop column system');
  }
}
