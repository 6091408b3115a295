import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner asks of moderators. */
export class RulesForStaff1768000000015 implements MigrationInterface {
  readonly name = 'RulesForStaff1768000000015';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table staff_rules (
         one boolean not null default true,
         need_factor boolean not null default false,
         constraint staff_rules_pkey primary key (one),
         constraint staff_rules_one check (one)
       )`,
    );
    await queryRunner.query('insert into staff_rules default values');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table staff_rules');
  }
}
