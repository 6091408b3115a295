import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How entrants give their consents: stated in the contests so far, ticked in new ones. */
export class AcceptanceOfContests1766000000000 implements MigrationInterface {
  readonly name = 'AcceptanceOfContests1766000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests
         add column acceptance text not null default 'stated'
           constraint contests_acceptance check (acceptance in ('stated', 'ticked'))`,
    );
    await queryRunner.query(`alter table contests alter column acceptance set default 'ticked'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests drop column acceptance`);
  }
}

/**
 * What each entrant consented to. A version of rules that a visitor could read is never deleted, so its id needs no
 * foreign key, which would lock a second table that is in use.
 */
export class Consents1766000000001 implements MigrationInterface {
  readonly name = 'Consents1766000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table consent_texts (
         sha256 text not null,
         text text not null,
         constraint consent_texts_pkey primary key (sha256),
         constraint consent_texts_sha256 check (sha256 = encode(sha256(convert_to(text, 'UTF8')), 'hex')),
         constraint consent_texts_length check (length(text) between 1 and 2000)
       )`,
    );
    await queryRunner.query(
      `create table consents (
         entry_id uuid not null,
         purpose text not null,
         rule_version_id uuid not null,
         text_sha256 text not null,
         language text not null,
         method text not null,
         given_at timestamptz not null,
         constraint consents_pkey primary key (entry_id, purpose),
         constraint consents_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete cascade,
         constraint consents_text_sha256_fkey foreign key (text_sha256) references consent_texts (sha256),
         constraint consents_purpose check (purpose in ('rules', 'publication')),
         constraint consents_language check (language ~ '^[a-z]{2}$'),
         constraint consents_method check (method in ('stated', 'ticked'))
       )`,
    );
    await queryRunner.query(
      `create function keep_consents() returns trigger language plpgsql as $$
       begin
         raise exception 'a consent never changes' using errcode = 'restrict_violation';
       end $$`,
    );
    await queryRunner.query(
      `create trigger consents_stay before update on consents for each row execute function keep_consents()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table consents`);
    await queryRunner.query(`drop function keep_consents`);
    await queryRunner.query(`drop table consent_texts`);
  }
}
