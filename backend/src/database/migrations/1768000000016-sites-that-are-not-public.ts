import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether visitors see the site, and the link with which somebody looks at it before. Every site that exists is public. */
export class SitesThatAreNotPublic1768000000016 implements MigrationInterface {
  readonly name = 'SitesThatAreNotPublic1768000000016';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table site_settings
         add column not_public_since timestamptz,
         add column look_link_id uuid,
         add column look_until timestamptz,
         add constraint site_settings_look check ((look_link_id is null) = (look_until is null))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table site_settings drop column not_public_since, drop column look_link_id, drop column look_until`,
    );
  }
}
