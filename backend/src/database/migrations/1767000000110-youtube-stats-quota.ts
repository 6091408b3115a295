import type { MigrationInterface, QueryRunner } from 'typeorm';

/** View counts have a quota of their own at YouTube, for keys that may use its method. */
export class YoutubeStatsQuota1767000000110 implements MigrationInterface {
  readonly name = 'YoutubeStatsQuota1767000000110';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table youtube_quota
         add stats_units integer not null default 0,
         add is_stats_missing boolean not null default false`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table youtube_quota drop is_stats_missing, drop stats_units');
  }
}
