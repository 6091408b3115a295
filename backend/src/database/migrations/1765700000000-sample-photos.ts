import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sample photo that the owner uploaded for a contest. Without one, the site draws it. */
export class SamplePhotos1765700000000 implements MigrationInterface {
  readonly name = 'SamplePhotos1765700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests
         add column sample_photo_file text,
         add column sample_photo_card_file text,
         add column sample_alt text,
         add column sample_alt_malayalam text,
         add constraint contests_sample_photo_files
           check ((sample_photo_file is null) = (sample_photo_card_file is null))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests
         drop column sample_photo_file,
         drop column sample_photo_card_file,
         drop column sample_alt,
         drop column sample_alt_malayalam`,
    );
  }
}
