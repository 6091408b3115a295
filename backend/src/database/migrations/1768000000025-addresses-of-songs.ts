import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether visitors could open a song before it was hidden. Nobody knows that of an earlier song, so its address stays. */
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
