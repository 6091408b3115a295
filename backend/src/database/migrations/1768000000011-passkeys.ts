import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of the owner and moderators, and the challenges that their authenticators sign. */
export class Passkeys1768000000011 implements MigrationInterface {
  readonly name = 'Passkeys1768000000011';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table passkeys (
         id uuid not null default gen_random_uuid(),
         user_id uuid not null,
         name text not null,
         credential_id bytea not null,
         public_key bytea not null,
         counter bigint not null default 0,
         created_at timestamptz not null default now(),
         last_used_at timestamptz,
         constraint passkeys_pkey primary key (id),
         constraint passkeys_credential_id_key unique (credential_id),
         constraint passkeys_name check (length(name) between 1 and 100),
         constraint passkeys_credential_id check (length(credential_id) between 1 and 1023),
         constraint passkeys_public_key check (length(public_key) between 1 and 2048),
         constraint passkeys_counter check (counter between 0 and 4294967295),
         constraint passkeys_user_id_fkey foreign key (user_id) references users (id) on delete cascade
       )`,
    );
    await queryRunner.query('create index passkeys_of_user on passkeys (user_id, created_at, id)');
    await queryRunner.query(
      `create table passkey_challenges (
         challenge_hash bytea not null,
         purpose text not null,
         holder_hash bytea not null,
         created_at timestamptz not null default now(),
         expires_at timestamptz not null,
         constraint passkey_challenges_pkey primary key (challenge_hash),
         constraint passkey_challenges_hash check (length(challenge_hash) = 32 and length(holder_hash) = 32),
         constraint passkey_challenges_purpose check (purpose in ('register', 'log-in')),
         constraint passkey_challenges_lifetime check (expires_at <= created_at + interval '5 minutes')
       )`,
    );
    await queryRunner.query('create index passkey_challenges_expiry on passkey_challenges (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('lock table users in access exclusive mode');
    await queryRunner.query('drop table passkeys, passkey_challenges');
  }
}
