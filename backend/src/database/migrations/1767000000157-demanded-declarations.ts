import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forms that are open at the upgrade can do without a declaration for a day. */
export class DemandedDeclarations1767000000157 implements MigrationInterface {
  readonly name = 'DemandedDeclarations1767000000157';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `insert into app_state (key, done_at) select 'declarations', site_now() where exists (select from contest_entries)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from app_state where key = 'declarations'`);
  }
}
