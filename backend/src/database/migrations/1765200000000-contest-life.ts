import type { MigrationInterface, QueryRunner } from 'typeorm';

const DETAILS = [
  'song_title',
  'prize_amount',
  'announce_at',
  'opens_at',
  'closes_at',
  'voting_opens_at',
  'voting_closes_at',
  'winner_at',
];

/**
 * A contest begins as a draft, which may be incomplete and may overlap another contest. Earlier contests, and those that
 * a process of the previous release adds, are published. Contests whose winner was announced have a certified result.
 */
export class ContestLife1765200000000 implements MigrationInterface {
  readonly name = 'ContestLife1765200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests
         add column slug text not null default 'contest-' || left(gen_random_uuid()::text, 8),
         add column published_at timestamptz default now(),
         add column certified_at timestamptz,
         ${DETAILS.map((column) => `alter column ${column} drop not null`).join(', ')}`,
    );
    await queryRunner.query(
      `update contests set
         slug = coalesce(nullif(trim(both '-' from left(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), 80)), ''), slug),
         published_at = created_at,
         certified_at = case when winner_at <= now() then winner_at end`,
    );
    // Of contests with one title, the oldest keeps its slug.
    await queryRunner.query(
      `update contests set slug = slug || '-' || left(id::text, 6)
       where exists (select from contests older
                     where older.slug = contests.slug and (older.created_at, older.id) < (contests.created_at, contests.id))`,
    );
    await queryRunner.query(`alter table contests add constraint contests_slug_key unique (slug)`);
    await queryRunner.query(
      `alter table contests add constraint contests_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
         add constraint contests_published_are_complete
           check (published_at is null or num_nulls(${DETAILS.join(', ')}) = 0),
         add constraint contests_certified_are_published check (certified_at is null or published_at is not null)`,
    );
    await queryRunner.query(
      `alter table contests drop constraint contests_apart,
         add constraint contests_apart
           exclude using gist (tstzrange(announce_at, winner_at) with &&) where (published_at is not null)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // A release without drafts would show them.
    await queryRunner.query(`delete from contests where published_at is null`);
    await queryRunner.query(
      `alter table contests drop constraint contests_apart,
         add constraint contests_apart exclude using gist (tstzrange(announce_at, winner_at) with &&)`,
    );
    await queryRunner.query(
      `alter table contests
         drop constraint contests_published_are_complete,
         drop constraint contests_certified_are_published,
         drop column slug, drop column published_at, drop column certified_at,
         ${DETAILS.map((column) => `alter column ${column} set not null`).join(', ')}`,
    );
  }
}
