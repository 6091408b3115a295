import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trigger of an entry that gets another address, or none. */
const forget = (values: string) =>
  `create or replace function forget_proof_of_address() returns trigger language plpgsql set search_path = public, pg_temp as $$
     begin
       perform require_read_committed();
       ${values}
       return new;
     end $$`;

/** When the owner showed a link to an entry whose address was proved. The release before shows none. */
export class ProofsThatWereTakenBack1768000000041 implements MigrationInterface {
  readonly name = 'ProofsThatWereTakenBack1768000000041';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contest_entries add column proof_taken_back_at timestamptz,
         add constraint contest_entries_proof_taken_back check (proof_taken_back_at is null or address_proved_at is null)`,
    );
    await queryRunner.query(forget('new.address_proved_at := null; new.proof_taken_back_at := null;'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table contest_entries drop column proof_taken_back_at');
    await queryRunner.query(forget('new.address_proved_at := null;'));
  }
}
