import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Workers look each minute: at the lost votes of a contest without a result, and at those whose voters no act counts yet. */
export class RecordedLostVotes1767000000133 implements MigrationInterface {
  readonly name = 'RecordedLostVotes1767000000133';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table lost_votes add column recorded_at timestamptz`);
    await queryRunner.query(
      `update lost_votes lost set recorded_at = act.at from ballots ballot, audit_log act
       where ballot.id = lost.ballot_id and emailed_at is not null and act.action = 'votes.informVoters'
         and act.contest_id = ballot.contest_id and act.data ->> 'entryId' = lost.entry_id::text`,
    );
    await queryRunner.query(`create index lost_votes_of_entry on lost_votes (entry_id)`);
    await queryRunner.query(
      `create index lost_votes_unrecorded on lost_votes (entry_id) where emailed_at is not null and recorded_at is null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index lost_votes_of_entry, lost_votes_unrecorded`);
    await queryRunner.query(`alter table lost_votes drop column recorded_at`);
  }
}
