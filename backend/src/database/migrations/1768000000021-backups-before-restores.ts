import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A backup can be made before a restore. */
export class BackupsBeforeRestores1768000000021 implements MigrationInterface {
  readonly name = 'BackupsBeforeRestores1768000000021';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table backups drop constraint backups_cause,
         add constraint backups_cause check (cause in ('night', 'owner', 'upgrade', 'restore', 'found'))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('lock table backups in access exclusive mode');
    await queryRunner.query(`update backups set cause = 'upgrade' where cause = 'restore'`);
    await queryRunner.query(
      `alter table backups drop constraint backups_cause,
         add constraint backups_cause check (cause in ('night', 'owner', 'upgrade', 'found'))`,
    );
  }
}
