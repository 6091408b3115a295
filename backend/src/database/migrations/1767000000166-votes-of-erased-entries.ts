import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A column for votes that lost their entry, when an early release erased it. A later migration fills it: this one keeps others from the table. */
export class VotesOfErasedEntries1767000000166 implements MigrationInterface {
  readonly name = 'VotesOfErasedEntries1767000000166';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table ballots add column lost_entry boolean not null default false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table ballots drop column lost_entry`);
  }
}
