import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules stay from the moment of their publication on, also in a transaction that began before it. */
export class PublishedRulesStay1767000000162 implements MigrationInterface {
  readonly name = 'PublishedRulesStay1767000000162';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger rule_versions_stay on rule_versions`);
    await queryRunner.query(
      `create or replace function keep_published_rules() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         if old.published_at <= exact_now() then
           raise exception 'published rules never change' using errcode = 'restrict_violation';
         end if;
         return case when tg_op = 'DELETE' then old else new end;
       end $$`,
    );
    await queryRunner.query(
      `create trigger rule_versions_stay before update or delete on rule_versions
         for each row when (old.published_at is not null) execute function keep_published_rules()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger rule_versions_stay on rule_versions`);
    await queryRunner.query(
      `create or replace function keep_published_rules() returns trigger language plpgsql set search_path = public, pg_temp as $$
       begin
         perform require_read_committed();
         raise exception 'published rules never change' using errcode = 'restrict_violation';
       end $$`,
    );
    await queryRunner.query(
      `create trigger rule_versions_stay before update or delete on rule_versions
         for each row when (old.published_at <= site_now()) execute function keep_published_rules()`,
    );
  }
}
