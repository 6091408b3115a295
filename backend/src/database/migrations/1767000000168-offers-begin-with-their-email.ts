import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The 48 hours of an offer begin in the statement that says that a mail server took its email. Emails have the time of the machine, offers that of the site. An email
 * that was kept or failed begins nothing, because then the entrant knows nothing of the prize.
 */
export class OffersBeginWithTheirEmail1767000000168 implements MigrationInterface {
  readonly name = 'OffersBeginWithTheirEmail1767000000168';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function begin_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
       declare
         sent timestamptz := new.sent_at + (site_now() - now());
       begin
         perform require_read_committed();
         update prize_offers set email_sent_at = sent,
           due_at = case when state = 'open' and suspended_at is null then coalesce(due_at, sent + interval '48 hours') else due_at end
         where email_id = new.id and email_sent_at is null;
         return null;
       end $$`,
    );
    await queryRunner.query(
      `create trigger outgoing_emails_begin_offer after update of sent_at, delivery on outgoing_emails
         for each row when (new.template = 'prize-offer' and new.delivery = 'smtp' and new.sent_at is not null) execute function begin_offer()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger outgoing_emails_begin_offer on outgoing_emails`);
    await queryRunner.query(`drop function begin_offer()`);
  }
}
