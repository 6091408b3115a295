import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A link to an entry is emailed, or shown on a page to somebody whose address is not proved. The release before emails each link. */
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
