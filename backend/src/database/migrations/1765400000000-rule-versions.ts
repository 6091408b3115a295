import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ADD_RULES_OF_2025, RULES_OF_2025 } from './texts/rules-of-2025.js';

/**
 * The rules of each contest, in versions. A version is published at the announcement of its contest or later, and never
 * changes from then on. Contests of earlier releases get the rules
 * that the site showed for all of them.
 */
export class RuleVersions1765400000000 implements MigrationInterface {
  readonly name = 'RuleVersions1765400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table rule_versions (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         number integer,
         source text not null,
         source_malayalam text not null,
         text text,
         text_malayalam text,
         change text,
         change_malayalam text,
         sha256 text,
         published_at timestamptz,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         constraint rule_versions_pkey primary key (id),
         constraint rule_versions_number_key unique (contest_id, number),
         constraint rule_versions_contest_id_fkey foreign key (contest_id) references contests (id) on delete cascade,
         constraint rule_versions_number check (number >= 1),
         constraint rule_versions_published_are_complete
           check (num_nulls(number, text, text_malayalam, sha256, published_at) in (0, 5)),
         constraint rule_versions_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
         constraint rule_versions_change check (number = 1 or change ~ '\\S'),
         constraint rule_versions_length check (greatest(length(source), length(source_malayalam)) <= 30000)
       )`,
    );
    await queryRunner.query(
      `create unique index rule_versions_one_draft on rule_versions (contest_id) where published_at is null`,
    );
    await queryRunner.query(
      `create function keep_published_rules() returns trigger language plpgsql as $$
       begin
         raise exception 'published rules never change' using errcode = 'restrict_violation';
       end $$`,
    );
    await queryRunner.query(
      `create trigger rule_versions_stay before update or delete on rule_versions
       for each row when (old.published_at <= site_now()) execute function keep_published_rules()`,
    );
    await queryRunner.query(ADD_RULES_OF_2025, [RULES_OF_2025.english, RULES_OF_2025.malayalam]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table rule_versions`);
    await queryRunner.query(`drop function keep_published_rules`);
  }
}
