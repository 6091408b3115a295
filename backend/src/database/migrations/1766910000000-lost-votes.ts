import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Votes whose entry left the contest, so that each voter gets one email about it. An erased entry is named by nothing else. */
export class LostVotes1766910000000 implements MigrationInterface {
  readonly name = 'LostVotes1766910000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table lost_votes (
         id uuid not null default gen_random_uuid(),
         ballot_id uuid not null,
         entry_id uuid not null,
         lost_at timestamptz not null default site_now(),
         emailed_at timestamptz,
         constraint lost_votes_pkey primary key (id),
         constraint lost_votes_ballot_id_fkey foreign key (ballot_id) references ballots (id)
       )`,
    );
    await queryRunner.query(
      `create unique index lost_votes_one_per_entry on lost_votes (ballot_id, entry_id)`,
    );
    await queryRunner.query(
      `create index lost_votes_not_emailed on lost_votes (id) where emailed_at is null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table lost_votes`);
  }
}
