import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A contest with a certified result stays certified, and so does what the result was computed from. Each table says by its trigger what of it stays. */
export class CertifiedContests1767000000002 implements MigrationInterface {
  readonly name = 'CertifiedContests1767000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function certified_stays() returns trigger language plpgsql as $$
       declare
         kept jsonb := case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
       begin
         if exists (select from contest_results
             where contest_id = coalesce(kept ->> 'contest_id', kept ->> 'id')::uuid and state <> 'dropped' and certified_at is not null)
           -- What belongs to an entry goes with it.
           and not (tg_op = 'DELETE' and kept ? 'entry_id'
             and not exists (select from contest_entries where id = (kept ->> 'entry_id')::uuid)) then
           raise exception '% rejects % once the result is certified', tg_table_name, lower(tg_op)
             using errcode = 'insufficient_privilege';
         end if;
         return case when tg_op = 'DELETE' then old else new end;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contests_certified_stays before update on contests for each row
         when (old.certified_at is not null
           and (old.id, old.certified_at, old.votes_closed_at) is distinct from (new.id, new.certified_at, new.votes_closed_at))
         execute function certified_stays()`,
    );
    await queryRunner.query(
      `create trigger contests_certified_are_kept before delete on contests
         for each row execute function certified_stays()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contests_certified_stays on contests`);
    await queryRunner.query(`drop trigger contests_certified_are_kept on contests`);
    await queryRunner.query(`drop function certified_stays()`);
  }
}
