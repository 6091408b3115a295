import type { MigrationInterface, QueryRunner } from 'typeorm';

const FLAGS = `'unlisted', 'blocked-in-india', 'age-restricted', 'made-for-kids', 'too-short', 'too-long', 'older-than-contest', 'channel-entered', 'unchecked', 'details-unknown'`;

/** What YouTube says of altered or synthetic content in a video. */
export class SyntheticFlags1767000000148 implements MigrationInterface {
  readonly name = 'SyntheticFlags1767000000148';

  async up(queryRunner: QueryRunner): Promise<void> {
    await setFlags(queryRunner, `${FLAGS}, 'declared-synthetic'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `update entry_videos set flags = array_remove(flags, 'declared-synthetic') where 'declared-synthetic' = any(flags)`,
    );
    await setFlags(queryRunner, FLAGS);
  }
}

async function setFlags(queryRunner: QueryRunner, flags: string): Promise<void> {
  await queryRunner.query(
    `alter table entry_videos drop constraint entry_videos_flags,
       add constraint entry_videos_flags check (flags <@ array[${flags}])`,
  );
}
