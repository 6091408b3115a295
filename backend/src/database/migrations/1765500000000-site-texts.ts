import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts of the site that the owner changes, as a draft and published, and the portraits that they name. */
export class SiteTexts1765500000000 implements MigrationInterface {
  readonly name = 'SiteTexts1765500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table site_texts (
         id boolean not null default true,
         published jsonb not null default '{}',
         draft jsonb,
         published_at timestamptz,
         updated_at timestamptz not null default now(),
         constraint site_texts_pkey primary key (id),
         constraint site_texts_one_row check (id),
         constraint site_texts_objects
           check (jsonb_typeof(published) = 'object' and jsonb_typeof(draft) = 'object'),
         constraint site_texts_length
           check (length(published::text) <= 100000 and length(draft::text) <= 100000),
         constraint site_texts_banner
           check (published->>'bannerFrom' < published->>'bannerUntil' and draft->>'bannerFrom' < draft->>'bannerUntil')
       )`,
    );
    await queryRunner.query(`insert into site_texts default values`);
    await queryRunner.query(
      `create table portraits (
         id uuid not null default gen_random_uuid(),
         image_url text not null,
         page_url text not null,
         card_url text not null,
         width integer not null,
         height integer not null,
         created_at timestamptz not null default now(),
         constraint portraits_pkey primary key (id)
       )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table portraits`);
    await queryRunner.query(`drop table site_texts`);
  }
}
