import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether visitors could open a song before it was hidden. For songs of earlier releases that is unknown, so their addresses stay. */
export class AddressesOfSongs1768000000025 implements MigrationInterface {
  readonly name = 'AddressesOfSongs1768000000025';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table uploaded_songs add column is_address_known boolean not null default true',
    );
    await queryRunner.query('alter table uploaded_songs alter column is_address_known set default false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table uploaded_songs drop column is_address_known');
  }
}
