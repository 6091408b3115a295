import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an inspection of the stored audio found. The release before does not know the column, and needs no value. */
export class AudioInspections1767000000150 implements MigrationInterface {
  readonly name = 'AudioInspections1767000000150';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table uploaded_songs
       add column audio_inspection jsonb,
       add constraint uploaded_songs_audio_inspection check (jsonb_typeof(audio_inspection) = 'object')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table uploaded_songs drop column audio_inspection`);
  }
}
