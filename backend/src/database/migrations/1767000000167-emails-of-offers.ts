import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An offer knows when a mail server took its email, from which its 48 hours run. */
export class EmailsOfOffers1767000000167 implements MigrationInterface {
  readonly name = 'EmailsOfOffers1767000000167';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table prize_offers add column email_sent_at timestamptz`);
    await queryRunner.query(
      `update prize_offers offer set email_sent_at = email.sent_at + (site_now() - now()),
         due_at = case when suspended_at is null then coalesce(due_at, email.sent_at + (site_now() - now()) + interval '48 hours') else due_at end
       from outgoing_emails email where email.id = offer.email_id and email.delivery = 'smtp' and email.sent_at is not null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table prize_offers drop column email_sent_at`);
  }
}
