import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner sets the bucket of the backups in the browser. */
export class BucketOfBackups1768000000018 implements MigrationInterface {
  readonly name = 'BucketOfBackups1768000000018';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table site_settings add column backup_bucket bytea');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table site_settings drop column backup_bucket');
  }
}
