import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which network a link was asked for, so that a stranger's requests do not use up those of the voter. */
export class NetworksOfVoteRequests1767000000142 implements MigrationInterface {
  readonly name = 'NetworksOfVoteRequests1767000000142';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Those of the release before have none.
    await queryRunner.query(
      `alter table vote_requests add column network_key bytea,
         add constraint vote_requests_network_key check (length(network_key) = 32)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table vote_requests drop constraint vote_requests_network_key, drop column network_key`,
    );
  }
}
