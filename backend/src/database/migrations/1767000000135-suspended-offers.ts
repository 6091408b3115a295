import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry that staff take out keeps its open offer, whose clock stops until it is back. Only what the entrant does ends the offer. */
export class SuspendedOffers1767000000135 implements MigrationInterface {
  readonly name = 'SuspendedOffers1767000000135';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table prize_offers add column suspended_at timestamptz, add column resumed_at timestamptz, add column left_at timestamptz,
         add column lapse_cause text constraint prize_offers_lapse_cause check (lapse_cause in ('unanswered', 'left', 'removed', 'corrected')),
         add constraint prize_offers_lapse_cause_of_lapsed check (lapse_cause is null or state = 'lapsed')`,
    );
    // The release before ended an offer at the first act that took its entry out.
    await queryRunner.query(
      `update prize_offers offer set lapse_cause = coalesce((
           select case when action = 'withdraw' or action = 'delete' and actor_id is null then 'left' else 'removed' end
           from entry_events ended where ended.entry_id = offer.entry_id and action in ('withdraw', 'disapprove', 'delete')
             and created_at between offered_at and coalesce(due_at, 'infinity')
           order by created_at, id limit 1), case when due_at is null then 'left' else 'unanswered' end)
       where state = 'lapsed'`,
    );
    await queryRunner.query(
      `update prize_offers offer set left_at = site_now()
       where state = 'open' and not exists (select from contest_entries entry
         where entry.id = offer.entry_id and status <> 'withdrawn' and erased_at is null)`,
    );
    await queryRunner.query(
      `update prize_offers offer set suspended_at = site_now()
       where state = 'open' and left_at is null and (due_at is null or due_at > site_now())
         and exists (select from contest_entries entry where entry.id = offer.entry_id and status <> 'approved')`,
    );
    await queryRunner.query(
      `alter table prize_offers add constraint prize_offers_suspended check (suspended_at is null or state = 'open')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table prize_offers drop column suspended_at, drop column resumed_at, drop column left_at, drop column lapse_cause`,
    );
  }
}
