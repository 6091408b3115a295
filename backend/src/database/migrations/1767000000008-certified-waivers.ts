import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The waivers of a certified version stay. Those of the next version end when what they were about is settled. */
export class CertifiedWaivers1767000000008 implements MigrationInterface {
  readonly name = 'CertifiedWaivers1767000000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function keep_waivers() returns trigger language plpgsql as $$
       declare
         kept jsonb := case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
       begin
         if exists (select from contest_results
             where contest_id = (kept ->> 'contest_id')::uuid and version >= (kept ->> 'version')::smallint
               and state <> 'dropped' and certified_at is not null) then
           raise exception 'result_waivers rejects %', lower(tg_op) using errcode = 'insufficient_privilege';
         end if;
         return case when tg_op = 'DELETE' then old else new end;
       end $$`,
    );
    await queryRunner.query(
      `create trigger result_waivers_certified_stay before insert or update or delete on result_waivers
         for each row execute function keep_waivers()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger result_waivers_certified_stay on result_waivers`);
    await queryRunner.query(`drop function keep_waivers()`);
  }
}
