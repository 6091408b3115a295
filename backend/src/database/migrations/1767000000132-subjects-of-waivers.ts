import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A waiver covers the votes, marks or entries that it was about, not as many others. Those of the release before have only a number. */
export class SubjectsOfWaivers1767000000132 implements MigrationInterface {
  readonly name = 'SubjectsOfWaivers1767000000132';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table result_waivers add column subjects text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table result_waivers drop column subjects`);
  }
}
