import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which failed backups have left nothing. Of earlier ones it is not known, so the next tidying looks at them. */
export class RestsOfBackups1768000000037 implements MigrationInterface {
  readonly name = 'RestsOfBackups1768000000037';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table backups add column rest_deleted_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table backups drop column rest_deleted_at');
  }
}
