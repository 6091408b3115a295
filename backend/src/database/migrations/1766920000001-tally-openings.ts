import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who looked at the votes of each entry before the result was certified. The published result can show it. */
export class TallyOpenings1766920000001 implements MigrationInterface {
  readonly name = 'TallyOpenings1766920000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table tally_openings (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         actor_id uuid not null,
         reason text not null,
         opened_at timestamptz not null default site_now(),
         constraint tally_openings_pkey primary key (id),
         constraint tally_openings_reason check (btrim(reason) <> '')
       )`,
    );
    await queryRunner.query(
      `create index tally_openings_of_contest on tally_openings (contest_id, opened_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table tally_openings`);
  }
}
