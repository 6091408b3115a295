import type { MigrationInterface, QueryRunner } from 'typeorm';

const LONGEST = 4_000;

/** What the owner tells about a song, in both languages. */
export class StoriesOfSongs1768000000038 implements MigrationInterface {
  readonly name = 'StoriesOfSongs1768000000038';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table uploaded_songs
         add column story text constraint uploaded_songs_story check (char_length(story) <= ${LONGEST}),
         add column story_malayalam text
           constraint uploaded_songs_story_malayalam check (char_length(story_malayalam) <= ${LONGEST})`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table uploaded_songs drop column story, drop column story_malayalam');
  }
}
