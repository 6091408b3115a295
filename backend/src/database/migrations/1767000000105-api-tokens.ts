import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens with which programs use the API for the owner. */
export class ApiTokens1767000000105 implements MigrationInterface {
  readonly name = 'ApiTokens1767000000105';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table api_tokens (
         id uuid not null default gen_random_uuid(),
         user_id uuid not null,
         name text not null,
         scopes text[] not null,
         token_hash bytea not null,
         created_at timestamptz not null default now(),
         expires_at timestamptz not null,
         revoked_at timestamptz,
         last_used_at timestamptz,
         constraint api_tokens_pkey primary key (id),
         constraint api_tokens_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
         constraint api_tokens_token_hash_key unique (token_hash),
         constraint api_tokens_name check (length(name) between 1 and 100),
         constraint api_tokens_scopes check (cardinality(scopes) between 1 and 50),
         constraint api_tokens_token_hash check (length(token_hash) = 32),
         constraint api_tokens_expiry check (expires_at > created_at and expires_at <= created_at + interval '366 days')
       )`,
    );
    await queryRunner.query(`create index api_tokens_of_user on api_tokens (user_id, created_at, id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table api_tokens`);
  }
}
