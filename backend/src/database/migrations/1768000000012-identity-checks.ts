import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the person at a session last showed who it is. */
export class IdentityChecks1768000000012 implements MigrationInterface {
  readonly name = 'IdentityChecks1768000000012';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table identity_checks (
         session_id uuid not null,
         user_id uuid not null,
         checked_at timestamptz not null default now(),
         constraint identity_checks_pkey primary key (session_id),
         constraint identity_checks_user_id_fkey foreign key (user_id) references users (id) on delete cascade
       )`,
    );
    await queryRunner.query('create index identity_checks_of_user on identity_checks (user_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('lock table users in access exclusive mode');
    await queryRunner.query('drop table identity_checks');
  }
}
