import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells votes that lost their entry, when an early release erased it, from those that their voters took back. */
export class VotesOfErasedEntries1767000000166 implements MigrationInterface {
  readonly name = 'VotesOfErasedEntries1767000000166';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table ballots add column lost_entry boolean not null default false`);
    await queryRunner.query(
      `update ballots set lost_entry = true
       where state = 'withdrawn' and 'vote.withdraw' is distinct from (
         select action from audit_log
         where contest_id = ballots.contest_id and subject_id = ballots.id::text and action in ('vote.cast', 'vote.withdraw')
         order by audit_log.id desc limit 1)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table ballots drop column lost_entry`);
  }
}
