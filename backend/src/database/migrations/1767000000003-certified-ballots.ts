import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After a certification, a vote can be set aside or released for a correction, and loses an entry that is erased. It cannot be added, moved or cast again. */
export class CertifiedBallots1767000000003 implements MigrationInterface {
  readonly name = 'CertifiedBallots1767000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create trigger ballots_certified_stays before update on ballots for each row
         when ((old.contest_id, old.voter_key, old.receipt_code, old.counted_at) is distinct from (new.contest_id, new.voter_key, new.receipt_code, new.counted_at)
           or new.entry_id is not null and old.entry_id is distinct from new.entry_id
           or old.state = 'withdrawn' and new.state <> 'withdrawn')
         execute function certified_stays()`,
    );
    await queryRunner.query(
      `create trigger ballots_certified_are_all before insert on ballots
         for each row execute function certified_stays()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger ballots_certified_stays on ballots`);
    await queryRunner.query(`drop trigger ballots_certified_are_all on ballots`);
  }
}
