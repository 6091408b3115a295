import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a password is good enough for staff, and the browsers in which staff have signed in. */
export class StaffAccounts1767000000051 implements MigrationInterface {
  readonly name = 'StaffAccounts1767000000051';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Null for a password of the release before, until its user signs in.
    await queryRunner.query(`alter table users add column has_staff_password boolean`);
    await queryRunner.query(
      `create table staff_browsers (
         id uuid not null default gen_random_uuid(),
         user_id uuid not null,
         token_hash bytea not null,
         first_at timestamptz not null default now(),
         last_at timestamptz not null default now(),
         constraint staff_browsers_pkey primary key (id),
         constraint staff_browsers_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
         constraint staff_browsers_once unique (user_id, token_hash),
         constraint staff_browsers_token_hash check (length(token_hash) = 32)
       )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table staff_browsers`);
    await queryRunner.query(`alter table users drop column has_staff_password`);
  }
}
