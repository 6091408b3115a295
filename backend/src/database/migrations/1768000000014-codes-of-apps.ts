import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apps that make codes for the sign-in of staff, and codes for the day on which a passkey or an app is lost. */
export class CodesOfApps1768000000014 implements MigrationInterface {
  readonly name = 'CodesOfApps1768000000014';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table code_apps (
         user_id uuid not null,
         seed bytea not null,
         created_at timestamptz not null default now(),
         confirmed_at timestamptz,
         last_step integer,
         constraint code_apps_pkey primary key (user_id),
         constraint code_apps_seed check (length(seed) = 32),
         constraint code_apps_confirmed check ((confirmed_at is null) = (last_step is null)),
         constraint code_apps_user_id_fkey foreign key (user_id) references users (id) on delete cascade
       )`,
    );
    await queryRunner.query(
      `create table recovery_codes (
         code_hash bytea not null,
         user_id uuid not null,
         created_at timestamptz not null default now(),
         constraint recovery_codes_pkey primary key (code_hash),
         constraint recovery_codes_hash check (length(code_hash) = 32),
         constraint recovery_codes_user_id_fkey foreign key (user_id) references users (id) on delete cascade
       )`,
    );
    await queryRunner.query('create index recovery_codes_of_user on recovery_codes (user_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('lock table users in access exclusive mode');
    await queryRunner.query('drop table code_apps, recovery_codes');
  }
}
