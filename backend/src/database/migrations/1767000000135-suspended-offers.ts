import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry that staff take out keeps its open offer, whose clock stops until it is back. Only what the entrant does ends the offer. */
export class SuspendedOffers1767000000135 implements MigrationInterface {
  readonly name = 'SuspendedOffers1767000000135';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table prize_offers add column suspended_at timestamptz, add column resumed_at timestamptz, add column left_at timestamptz`,
    );
    // Where the release before ended an offer because its entry had left.
    await queryRunner.query(
      `update prize_offers offer set left_at = coalesce((select min(created_at) from entry_events left_contest
           where left_contest.entry_id = offer.entry_id and action in ('withdraw', 'disapprove')
             and created_at between offered_at and coalesce(due_at, 'infinity')), left_at)
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
      `alter table prize_offers drop column suspended_at, drop column resumed_at, drop column left_at`,
    );
  }
}
