import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The act of the system that says what has become of an offer. */
const recordAct = (action: string) =>
  `insert into audit_log (action, subject_kind, subject_id, contest_id, data)
     values ('${action}', 'prize', offer.id, offer.contest_id, jsonb_build_object('entryId', new.id));`;

/** The table of entries stops the clock of an offer in the statement that changes the entry, whichever that is: a job that runs later would let it run. */
export class ClocksOfOffers1767000000136 implements MigrationInterface {
  readonly name = 'ClocksOfOffers1767000000136';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function suspend_offer() returns trigger language plpgsql as $$
       declare
         offer prize_offers;
         sent timestamptz;
         due timestamptz;
       begin
         select * into offer from prize_offers where entry_id = new.id and state = 'open' and left_at is null for update;
         if offer.id is null then return null; end if;
         select email.sent_at + (site_now() - now()) into sent from outgoing_emails email
           where email.id = offer.email_id and email.delivery = 'smtp';
         due := coalesce(offer.due_at, sent + interval '48 hours');
         -- Its time was over before.
         if offer.suspended_at is null and due <= site_now() then return null; end if;
         if new.status = 'withdrawn' or new.erased_at is not null and new.withdrawn_at is not null then
           update prize_offers set left_at = site_now(), suspended_at = null, resumed_at = null where id = offer.id;
         elsif new.status = 'approved' and offer.suspended_at is not null then
           update prize_offers set suspended_at = null, resumed_at = site_now(),
             due_at = case when offer.due_at is not null then offer.due_at + (site_now() - offer.suspended_at)
               when sent is not null then site_now() + interval '48 hours' end
             where id = offer.id;
           ${recordAct('prize.resume')}
         elsif old.status = 'approved' and new.status <> 'approved' then
           update prize_offers set suspended_at = site_now(), resumed_at = null, due_at = due where id = offer.id;
           ${recordAct('prize.suspend')}
         end if;
         return null;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contest_entries_suspend_offer after update of status, erased_at on contest_entries
         for each row when (old.status <> new.status or old.erased_at is distinct from new.erased_at) execute function suspend_offer()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contest_entries_suspend_offer on contest_entries`);
    await queryRunner.query(`drop function suspend_offer()`);
  }
}
