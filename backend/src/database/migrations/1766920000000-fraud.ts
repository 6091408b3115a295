import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why votes look suspicious, and what the owner did about them. Of the tables in use, only that of the votes is named by a foreign key. */
export class Fraud1766920000000 implements MigrationInterface {
  readonly name = 'Fraud1766920000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table ballot_signals (
         ballot_id uuid not null,
         kind text not null,
         points integer not null,
         evidence jsonb not null,
         rules_version integer not null,
         constraint ballot_signals_pkey primary key (ballot_id, kind),
         constraint ballot_signals_ballot_id_fkey foreign key (ballot_id) references ballots (id),
         constraint ballot_signals_kind check (kind in ('disposable', 'no-mx', 'device', 'network', 'domain', 'stem', 'fast', 'automated', 'burst', 'relay')),
         constraint ballot_signals_points check (points > 0)
       )`,
    );
    await queryRunner.query(
      `create table vote_scores (
         contest_id uuid not null,
         scored_at timestamptz not null default site_now(),
         fingerprint text not null,
         constraint vote_scores_pkey primary key (contest_id)
       )`,
    );
    await queryRunner.query(
      `create table fraud_actions (
         id uuid not null default gen_random_uuid(),
         contest_id uuid not null,
         actor_id uuid not null,
         kind text not null,
         reason text not null,
         ballots integer not null,
         created_at timestamptz not null default site_now(),
         undone_at timestamptz,
         undone_by uuid,
         constraint fraud_actions_pkey primary key (id),
         constraint fraud_actions_kind check (kind in ('quarantine', 'release')),
         constraint fraud_actions_reason check (btrim(reason) <> ''),
         constraint fraud_actions_ballots check (ballots > 0),
         constraint fraud_actions_undone check ((undone_at is null) = (undone_by is null))
       )`,
    );
    await queryRunner.query(
      `create index fraud_actions_of_contest on fraud_actions (contest_id, created_at)`,
    );
    await queryRunner.query(
      `create table fraud_action_ballots (
         action_id uuid not null,
         ballot_id uuid not null,
         from_state text not null,
         changes integer not null,
         constraint fraud_action_ballots_pkey primary key (action_id, ballot_id),
         constraint fraud_action_ballots_action_id_fkey foreign key (action_id) references fraud_actions (id),
         constraint fraud_action_ballots_ballot_id_fkey foreign key (ballot_id) references ballots (id),
         constraint fraud_action_ballots_changes check (changes >= 0),
         constraint fraud_action_ballots_from_state check (from_state in ('counted', 'quarantined'))
       )`,
    );
    await queryRunner.query(
      `create index fraud_action_ballots_of_ballot on fraud_action_ballots (ballot_id)`,
    );
    await queryRunner.query(
      `create table disposable_domains (
         domain text not null,
         created_at timestamptz not null default site_now(),
         constraint disposable_domains_pkey primary key (domain),
         constraint disposable_domains_domain check (domain = lower(domain) and domain <> '')
       )`,
    );
    await queryRunner.query(
      `create table mail_domains (
         domain text not null,
         has_mx boolean,
         checked_at timestamptz not null default site_now(),
         constraint mail_domains_pkey primary key (domain)
       )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `drop table mail_domains, disposable_domains, fraud_action_ballots, fraud_actions, vote_scores, ballot_signals`,
    );
  }
}
