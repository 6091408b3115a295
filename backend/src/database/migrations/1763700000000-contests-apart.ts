import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contests do not overlap: each one reserves the period from its announcement to its winner. */
export class ContestsApart1763700000000 implements MigrationInterface {
  name = 'ContestsApart1763700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests add constraint contests_apart exclude using gist (tstzrange(announce_at, winner_at) with &&)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contests drop constraint contests_apart`);
  }
}
