import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cached response counts the gallery (decision 020), so nothing reads what these triggers of `contest_entries` write. */
export class GalleryWithoutCounter1768000000001 implements MigrationInterface {
  readonly name = 'GalleryWithoutCounter1768000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete']) {
      await queryRunner.query(`drop trigger if exists contest_entries_count_on_${event} on contest_entries`);
      await queryRunner.query(`drop function if exists count_approved_entries_on_${event}()`);
    }
  }

  /** The release before reads no counter, so nothing writes it again. */
  async down(): Promise<void> {}
}
