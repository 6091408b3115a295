import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers of the prize. The contest has no foreign key, because a migration locks one table in use. */
export class Prize1766955000000 implements MigrationInterface {
  readonly name = 'Prize1766955000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table prize_offers (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         entry_id uuid,
         place integer not null,
         email_id uuid not null,
         offered_at timestamptz not null default site_now(),
         due_at timestamptz,
         state text not null default 'open',
         answered_at timestamptz,
         reminded_at timestamptz,
         constraint prize_offers_pkey primary key (id),
         constraint prize_offers_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete set null,
         constraint prize_offers_once unique (contest_id, entry_id),
         constraint prize_offers_place check (place > 0),
         constraint prize_offers_state check (state in ('open', 'accepted', 'declined', 'lapsed')),
         constraint prize_offers_answered check ((state in ('accepted', 'declined')) = (answered_at is not null)),
         constraint prize_offers_reminded check (reminded_at is null or due_at is not null)
       )`,
    );
    await queryRunner.query(
      `create unique index prize_offers_one_stands on prize_offers (contest_id) where state in ('open', 'accepted')`,
    );
    await queryRunner.query('create index prize_offers_of_entry on prize_offers (entry_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table prize_offers');
  }
}
