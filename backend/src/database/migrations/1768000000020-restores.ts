import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The restores that the owner asks for. */
export class Restores1768000000020 implements MigrationInterface {
  readonly name = 'Restores1768000000020';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table restores (
         id uuid not null default gen_random_uuid(),
         backup_name text not null,
         backup_made_at timestamptz not null,
         asked_by uuid not null,
         asked_at timestamptz not null default now(),
         state text not null default 'asked',
         begun_at timestamptz,
         ended_at timestamptz,
         former_name text,
         failure text,
         error text,
         constraint restores_pkey primary key (id),
         constraint restores_state check (state in ('asked', 'stopping', 'running', 'erasing', 'done', 'failed')),
         constraint restores_ended check ((ended_at is null) = (state not in ('done', 'failed'))),
         constraint restores_failure check ((failure is null) = (state <> 'failed'))
       )`,
    );
    await queryRunner.query(
      `create unique index restores_one_at_a_time on restores ((true)) where state not in ('done', 'failed')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table restores');
  }
}
