import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the moderators and their invitations. */
export class Staff1765300000001 implements MigrationInterface {
  readonly name = 'Staff1765300000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table staff (
         id uuid not null default gen_random_uuid(),
         email text not null,
         role text not null default 'moderator',
         language text not null default 'en',
         user_id uuid,
         invited_by uuid,
         invited_at timestamptz not null default now(),
         token_hash bytea not null,
         expires_at timestamptz not null,
         accepted_at timestamptz,
         revoked_at timestamptz,
         constraint staff_pkey primary key (id),
         constraint staff_token_hash_key unique (token_hash),
         constraint staff_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
         constraint staff_email_lower_case check (email = lower(email)),
         constraint staff_role check (role in ('moderator')),
         constraint staff_language check (language ~ '^[a-z]{2}$'),
         constraint staff_users_have_accepted check ((user_id is null) = (accepted_at is null))
       )`,
    );
    await queryRunner.query(
      `create unique index staff_one_per_address on staff (email) where revoked_at is null`,
    );
    await queryRunner.query(
      `create unique index staff_one_per_user on staff (user_id) where revoked_at is null`,
    );
    await queryRunner.query(`create index staff_newest_first on staff (invited_at, id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table staff`);
  }
}
