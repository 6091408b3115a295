import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An offer knows when a mail server took its email, from which its 48 hours run. A later migration fills it, after the trigger of the emails. */
export class EmailsOfOffers1767000000167 implements MigrationInterface {
  readonly name = 'EmailsOfOffers1767000000167';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table prize_offers add column email_sent_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table prize_offers drop column email_sent_at`);
  }
}
