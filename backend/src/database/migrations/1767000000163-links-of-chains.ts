import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A new link continues the chain of its own contest, and its act is of this contest. Otherwise a link elsewhere would take an act off the
 * list of those that wait for a seal, and the record of its contest would lack it. Links of earlier releases stay as they are.
 */
export class LinksOfChains1767000000163 implements MigrationInterface {
  readonly name = 'LinksOfChains1767000000163';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The first link has the hash that the program computes: of a text and the id, each after its length in bytes.
    await queryRunner.query(
      `create function require_chain() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         if exists (
           select from added
             left join audit_seals before on before.contest_id = added.contest_id and before.position = added.position - 1
             left join audit_log act on act.id = added.audit_id
           where added.previous_hash is distinct from case when added.position > 1 then before.hash else sha256(
               int4send(14) || convert_to('paattu seals 1', 'UTF8') || int4send(36) || convert_to(added.contest_id::text, 'UTF8')) end
             or added.audit_id is not null and act.contest_id is distinct from added.contest_id
         ) then
           raise exception 'a seal continues the chain of the contest of its act'
             using errcode = 'check_violation', constraint = 'audit_seals_continue_chain';
         end if;
         return null;
       end $$`,
    );
    await queryRunner.query(
      `create trigger audit_seals_continue_chain after insert on audit_seals
         referencing new table as added for each statement execute function require_chain()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger audit_seals_continue_chain on audit_seals`);
    await queryRunner.query(`drop function require_chain()`);
  }
}
