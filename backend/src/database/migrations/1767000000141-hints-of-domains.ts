import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hints about the domains of votes, which have no points. */
export class HintsOfDomains1767000000141 implements MigrationInterface {
  readonly name = 'HintsOfDomains1767000000141';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table ballot_signals drop constraint ballot_signals_points, drop constraint ballot_signals_kind,
         add constraint ballot_signals_points check (points >= 0),
         add constraint ballot_signals_kind check (kind in
           ('disposable', 'listed', 'no-mx', 'device', 'network', 'domain', 'rare', 'stem', 'fast', 'automated', 'burst', 'relay'))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from ballot_signals where kind in ('listed', 'rare')`);
    await queryRunner.query(
      `alter table ballot_signals drop constraint ballot_signals_points, drop constraint ballot_signals_kind,
         add constraint ballot_signals_points check (points > 0),
         add constraint ballot_signals_kind check (kind in
           ('disposable', 'no-mx', 'device', 'network', 'domain', 'stem', 'fast', 'automated', 'burst', 'relay'))`,
    );
  }
}
