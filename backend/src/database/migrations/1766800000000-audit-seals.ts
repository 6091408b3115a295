import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One hash chain over the acts of each contest. */
export class AuditSeals1766800000000 implements MigrationInterface {
  readonly name = 'AuditSeals1766800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table audit_seals (
         contest_id uuid not null,
         position integer not null,
         audit_id bigint,
         day date,
         previous_hash bytea not null,
         hash bytea not null,
         constraint audit_seals_pkey primary key (contest_id, position),
         constraint audit_seals_audit_id_fkey foreign key (audit_id) references audit_log (id),
         constraint audit_seals_position check (position > 0),
         constraint audit_seals_act_or_day check (num_nonnulls(audit_id, day) = 1),
         constraint audit_seals_hashes check (length(previous_hash) = 32 and length(hash) = 32)
       )`,
    );
    await queryRunner.query(`create unique index audit_seals_once on audit_seals (audit_id)`);
    await queryRunner.query(`create unique index audit_seals_one_per_day on audit_seals (contest_id, day)`);
    await queryRunner.query(`create unique index audit_seals_no_fork on audit_seals (previous_hash)`);
    await queryRunner.query(
      `create trigger audit_seals_only_grow before update or delete or truncate on audit_seals
         for each statement execute function reject_change()`,
    );
    await queryRunner.query(
      `create table unsealed_acts (audit_id bigint not null, constraint unsealed_acts_pkey primary key (audit_id))`,
    );
    await queryRunner.query(
      `create function await_seal() returns trigger language plpgsql as $$
       begin
         insert into unsealed_acts select id from added where contest_id is not null;
         return null;
       end $$`,
    );
    await queryRunner.query(
      `create trigger audit_log_awaits_seals after insert on audit_log
         referencing new table as added for each statement execute function await_seal()`,
    );
    // The trigger has waited for the transactions that were writing acts, so none is missed.
    await queryRunner.query(
      `insert into unsealed_acts select id from audit_log where contest_id is not null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger audit_log_awaits_seals on audit_log`);
    await queryRunner.query(`drop function await_seal()`);
    await queryRunner.query(`drop table unsealed_acts, audit_seals`);
  }
}
