import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The gallery needs only the index to read and count its entries, and skips those of other contests. */
export class GalleryByContest1764100000000 implements MigrationInterface {
  name = 'GalleryByContest1764100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index contest_entries_public`);
    await queryRunner.query(
      `create index contest_entries_public on contest_entries (contest_id, view_count, submitted_at, id) where status = 'approved'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index contest_entries_public`);
    await queryRunner.query(
      `create index contest_entries_public on contest_entries (view_count, submitted_at, id) where status = 'approved'`,
    );
  }
}
