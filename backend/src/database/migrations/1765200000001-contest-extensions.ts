import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dates of announced contests that were moved, with the published reasons. */
export class ContestExtensions1765200000001 implements MigrationInterface {
  readonly name = 'ContestExtensions1765200000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table contest_extensions (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         date text not null,
         from_instant timestamptz not null,
         to_instant timestamptz not null,
         reason text not null,
         reason_malayalam text,
         created_at timestamptz not null default now(),
         constraint contest_extensions_pkey primary key (id),
         constraint contest_extensions_contest_id_fkey foreign key (contest_id) references contests (id) on delete cascade,
         constraint contest_extensions_date
           check (date in ('announceAt', 'opensAt', 'closesAt', 'votingOpensAt', 'votingClosesAt', 'winnerAt')),
         constraint contest_extensions_are_later check (to_instant > from_instant),
         constraint contest_extensions_reason check (reason ~ '\\S')
       )`,
    );
    await queryRunner.query(
      `create index contest_extensions_of_contest on contest_extensions (contest_id, created_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table contest_extensions`);
  }
}
