import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An act waits for its seal until it has it: who takes it off the list would keep it out of the chain. */
export class UnsealedActsStay1767000000131 implements MigrationInterface {
  readonly name = 'UnsealedActsStay1767000000131';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function require_seal() returns trigger language plpgsql as $$
       begin
         if exists (select from removed where not exists (select from audit_seals where audit_seals.audit_id = removed.audit_id)) then
           raise exception 'an act without a seal waits for it' using errcode = 'check_violation';
         end if;
         return null;
       end $$`,
    );
    await queryRunner.query(
      `create trigger unsealed_acts_sealed after delete on unsealed_acts
         referencing old table as removed for each statement execute function require_seal()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger unsealed_acts_sealed on unsealed_acts`);
    await queryRunner.query(`drop function require_seal()`);
  }
}
