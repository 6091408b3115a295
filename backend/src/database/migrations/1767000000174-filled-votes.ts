import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Votes that are withdrawn and that their voters did not take back last lost their entry. Reads the acts once. */
export class FilledVotes1767000000174 implements MigrationInterface {
  readonly name = 'FilledVotes1767000000174';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `with last as materialized (
         select distinct on (act.subject_id) act.subject_id, act.action
         from audit_log act join ballots ballot on ballot.id::text = act.subject_id and ballot.state = 'withdrawn'
         where act.action in ('vote.cast', 'vote.withdraw') order by act.subject_id, act.id desc)
       update ballots set lost_entry = true
       where state = 'withdrawn' and not exists (select from last where subject_id = ballots.id::text and action = 'vote.withdraw')`,
    );
  }

  async down(): Promise<void> {}
}
