import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Receipts of declarations: whoever declares what artificial intelligence made consents to its label. */
export class ConsentsToDeclarations1767000000147 implements MigrationInterface {
  readonly name = 'ConsentsToDeclarations1767000000147';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table consents drop constraint consents_purpose,
         add constraint consents_purpose check (purpose in ('rules', 'publication', 'ai'))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from consents where purpose = 'ai'`);
    await queryRunner.query(
      `alter table consents drop constraint consents_purpose,
         add constraint consents_purpose check (purpose in ('rules', 'publication'))`,
    );
  }
}
