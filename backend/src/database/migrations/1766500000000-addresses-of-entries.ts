import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The address of each entry's page. The release before does not write it, so its entries get a random one. Of entries
 * with one name, the oldest has the name alone.
 */
export class AddressesOfEntries1766500000000 implements MigrationInterface {
  readonly name = 'AddressesOfEntries1766500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contest_entries
         add column slug text not null default 'entry-' || right(gen_random_uuid()::text, 12)`,
    );
    await queryRunner.query(
      `with named as (
         select id, submitted_at,
                trim(both '-' from left(regexp_replace(
                  lower(regexp_replace(normalize(name, nfkd), '[''’\\u0300-\\u036f]', '', 'g')),
                  '[^a-z0-9]+', '-', 'g'), 80)) as slug
         from contest_entries
       ), numbered as (
         select id, slug, row_number() over (partition by slug order by submitted_at, id) as number
         from named where slug <> ''
       )
       update contest_entries entry
       set slug = numbered.slug || case when number = 1 then '' else '-' || right(entry.id::text, 12) end
       from numbered where numbered.id = entry.id`,
    );
    await queryRunner.query(
      `alter table contest_entries
         add constraint contest_entries_slug_key unique (slug),
         add constraint contest_entries_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contest_entries drop column slug`);
  }
}
