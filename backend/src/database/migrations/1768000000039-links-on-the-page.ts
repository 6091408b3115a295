import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a link to an entry was emailed, or shown to whoever sat before the page. The release before emails each of its links. */
export class LinksOnThePage1768000000039 implements MigrationInterface {
  readonly name = 'LinksOnThePage1768000000039';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table entry_links add column is_emailed boolean not null default true');
  }

  /** To the release before, each link proves the address. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('delete from entry_links where not is_emailed');
    await queryRunner.query('alter table entry_links drop column is_emailed');
  }
}
