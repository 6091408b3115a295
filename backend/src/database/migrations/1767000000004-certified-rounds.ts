import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After a certification, the rounds of the jury stay as they were: their end as well, because marks can change before it. */
export class CertifiedRounds1767000000004 implements MigrationInterface {
  readonly name = 'CertifiedRounds1767000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create trigger jury_rounds_certified_stays before insert or update or delete on jury_rounds
         for each row execute function certified_stays()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger jury_rounds_certified_stays on jury_rounds`);
  }
}
