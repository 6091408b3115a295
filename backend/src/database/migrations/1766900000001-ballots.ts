import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Votes for entries: what was asked for by email, what is counted, and from where. Of the tables in use, only that of the entries is
 * named by a foreign key: each key locks the table that it names, and two locks could deadlock with requests.
 */
export class Ballots1766900000001 implements MigrationInterface {
  readonly name = 'Ballots1766900000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table vote_requests (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         entry_id uuid not null,
         voter_key bytea not null,
         email text,
         language text not null,
         token_hash bytea not null,
         consent_text_sha256 text not null,
         rule_version_id uuid,
         requested_at timestamptz not null default site_now(),
         expires_at timestamptz not null,
         confirmed_at timestamptz,
         constraint vote_requests_pkey primary key (id),
         constraint vote_requests_entry_id_contest_id_fkey foreign key (entry_id, contest_id)
           references contest_entries (id, contest_id) on delete cascade,
         constraint vote_requests_voter_key check (length(voter_key) = 32),
         constraint vote_requests_language check (language ~ '^[a-z]{2}$')
       )`,
    );
    await queryRunner.query(`create unique index vote_requests_token on vote_requests (token_hash)`);
    await queryRunner.query(`create index vote_requests_of_voter on vote_requests (contest_id, voter_key)`);
    await queryRunner.query(`create index vote_requests_of_entry on vote_requests (entry_id)`);
    await queryRunner.query(
      `create table ballots (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         voter_key bytea not null,
         entry_id uuid,
         state text not null default 'counted',
         withdrawn_from text,
         receipt_code text not null,
         email text,
         user_id uuid,
         language text not null,
         consent_text_sha256 text not null,
         rule_version_id uuid,
         counted_at timestamptz not null default site_now(),
         changed_at timestamptz not null default site_now(),
         changes integer not null default 0,
         constraint ballots_pkey primary key (id),
         constraint ballots_entry_id_contest_id_fkey foreign key (entry_id, contest_id) references contest_entries (id, contest_id),
         constraint ballots_voter_key check (length(voter_key) = 32),
         constraint ballots_state check (state in ('counted', 'quarantined', 'void', 'withdrawn')),
         constraint ballots_withdrawn check ((state = 'withdrawn') = (entry_id is null)
           and (state = 'withdrawn') = (withdrawn_from is not null)),
         constraint ballots_withdrawn_from check (withdrawn_from in ('counted', 'quarantined')),
         constraint ballots_receipt_code check (receipt_code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
         constraint ballots_language check (language ~ '^[a-z]{2}$'),
         constraint ballots_changes check (changes between 0 and 51)
       )`,
    );
    await queryRunner.query(`create unique index ballots_one_per_voter on ballots (contest_id, voter_key)`);
    await queryRunner.query(`create unique index ballots_receipt on ballots (receipt_code)`);
    await queryRunner.query(`create index ballots_of_entry on ballots (entry_id, changed_at)`);
    await queryRunner.query(
      `create trigger ballots_stay before delete on ballots
         for each statement execute function reject_change()`,
    );
    await queryRunner.query(
      `create table ballot_contexts (
         ballot_id uuid not null,
         ip inet not null,
         network cidr not null,
         device_id uuid,
         user_agent_class text not null,
         confirmed_after_ms bigint,
         constraint ballot_contexts_pkey primary key (ballot_id),
         constraint ballot_contexts_ballot_id_fkey foreign key (ballot_id) references ballots (id),
         constraint ballot_contexts_user_agent_class check (user_agent_class in ('browser', 'automated', 'unknown'))
       )`,
    );
    await queryRunner.query(`create index ballot_contexts_of_network on ballot_contexts (network)`);
    await queryRunner.query(`create index ballot_contexts_of_device on ballot_contexts (device_id)`);
    await queryRunner.query(
      `create table vote_sessions (
         token_hash bytea not null,
         ballot_id uuid not null,
         expires_at timestamptz not null,
         constraint vote_sessions_pkey primary key (token_hash),
         constraint vote_sessions_ballot_id_fkey foreign key (ballot_id) references ballots (id)
       )`,
    );
    await queryRunner.query(`create index vote_sessions_of_ballot on vote_sessions (ballot_id, expires_at)`);
    await queryRunner.query(
      `create table used_vote_challenges (
         nonce text not null,
         expires_at timestamptz not null,
         constraint used_vote_challenges_pkey primary key (nonce),
         constraint used_vote_challenges_nonce check (length(nonce) between 1 and 100)
       )`,
    );
    await queryRunner.query(`create index used_vote_challenges_expiry on used_vote_challenges (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `drop table used_vote_challenges, vote_sessions, ballot_contexts, ballots, vote_requests`,
    );
  }
}
