import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The replaced photos that a legal hold keeps. */
export class ReplacedPhotos1766740000000 implements MigrationInterface {
  readonly name = 'ReplacedPhotos1766740000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table replaced_photos (
         verification_image_url text not null,
         card_image_url text not null,
         entry_id uuid not null,
         replaced_at timestamptz not null default site_now(),
         constraint replaced_photos_pkey primary key (verification_image_url),
         constraint replaced_photos_entry_id_fkey foreign key (entry_id) references contest_entries (id) on delete cascade
       )`,
    );
    await queryRunner.query(`create index replaced_photos_of_entry on replaced_photos (entry_id)`);
    // Until about then, photos are replaced without a row.
    await queryRunner.query(`insert into app_state (key, done_at) values ('replaced-photos', site_now())`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from app_state where key = 'replaced-photos'`);
    await queryRunner.query(`drop table replaced_photos`);
  }
}
