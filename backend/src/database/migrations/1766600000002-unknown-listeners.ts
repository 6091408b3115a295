import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A play or download keeps its count when the network address of its listener is deleted. */
export class UnknownListeners1766600000002 implements MigrationInterface {
  readonly name = 'UnknownListeners1766600000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table song_interactions drop constraint song_interactions_listener`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Rows whose address is deleted stay. Only new ones are checked.
    await queryRunner.query(
      `alter table song_interactions add constraint song_interactions_listener
         check (user_id is not null or ip_address is not null) not valid`,
    );
  }
}
