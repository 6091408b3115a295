import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the place of the backups keeps the site from, and when the owner could last read a backup in a bucket of hers. */
export class TroublesOfThePlace1768000000024 implements MigrationInterface {
  readonly name = 'TroublesOfThePlace1768000000024';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table care_settings
         add column place_troubles jsonb not null default '{}',
         add column owners_bucket_used_at timestamptz`,
    );
    // Also of a bucket that variables of the server set, which a migration does not know: a restore too few is safer than one too many.
    await queryRunner.query(
      `update care_settings set owners_bucket_used_at = (
         select max(begun_at) from backups where place <> 'folder' and cause <> 'found')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table care_settings drop column place_troubles, drop column owners_bucket_used_at',
    );
  }
}
