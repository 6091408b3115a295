import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The photo of an entry can be deleted before the entry, unless visitors see it. */
export class DeletedPhotos1766600000001 implements MigrationInterface {
  readonly name = 'DeletedPhotos1766600000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contest_entries
         alter verification_image_url drop not null,
         alter card_image_url drop not null,
         add constraint contest_entries_photo_files check ((verification_image_url is null) = (card_image_url is null)),
         add constraint contest_entries_approved_have_photo check (status <> 'approved' or verification_image_url is not null)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // No file has this key.
    await queryRunner.query(
      `update contest_entries set verification_image_url = 'deleted', card_image_url = 'deleted'
       where verification_image_url is null`,
    );
    await queryRunner.query(
      `alter table contest_entries
         drop constraint contest_entries_approved_have_photo,
         drop constraint contest_entries_photo_files,
         alter card_image_url set not null,
         alter verification_image_url set not null`,
    );
  }
}
