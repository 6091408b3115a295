import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Backups are in more than one place once the owner has changed where they go. */
export class PlacesOfBackups1768000000019 implements MigrationInterface {
  readonly name = 'PlacesOfBackups1768000000019';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table backups add column place text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table backups drop column place');
  }
}
