import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A song can belong to the example, for ever or never. */
export class SongsOfTheExample1768000000022 implements MigrationInterface {
  readonly name = 'SongsOfTheExample1768000000022';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table uploaded_songs add column is_example boolean not null default false',
    );
    await queryRunner.query(
      `create trigger uploaded_songs_example_stays before update on uploaded_songs for each row
         when (old.is_example is distinct from new.is_example) execute function keep_example()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger uploaded_songs_example_stays on uploaded_songs');
    await queryRunner.query('alter table uploaded_songs drop column is_example');
  }
}
