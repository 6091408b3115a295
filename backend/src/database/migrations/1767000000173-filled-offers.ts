import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the emails of earlier offers were sent. A trigger has written those that were sent since. */
export class FilledOffers1767000000173 implements MigrationInterface {
  readonly name = 'FilledOffers1767000000173';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `update prize_offers offer set email_sent_at = email.sent_at + (site_now() - now()),
         due_at = case when state = 'open' and suspended_at is null
           then coalesce(due_at, email.sent_at + (site_now() - now()) + interval '48 hours') else due_at end
       from outgoing_emails email
       where email.id = offer.email_id and email.delivery = 'smtp' and email.sent_at is not null and offer.email_sent_at is null`,
    );
  }

  async down(): Promise<void> {}
}
