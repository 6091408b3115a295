import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entrant may take the request back until it is done. */
export class ErasuresTakenBack1766700000000 implements MigrationInterface {
  readonly name = 'ErasuresTakenBack1766700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table erasure_requests
         drop constraint erasure_requests_state,
         add constraint erasure_requests_state
           check (state in ('asked', 'taken-back', 'confirmed', 'held', 'erased', 'done')),
         drop constraint erasure_requests_confirmed,
         add constraint erasure_requests_confirmed check (state in ('asked', 'taken-back') or confirmed_at is not null)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from erasure_requests where state = 'taken-back'`);
    await queryRunner.query(
      `alter table erasure_requests
         drop constraint erasure_requests_state,
         add constraint erasure_requests_state check (state in ('asked', 'confirmed', 'held', 'erased', 'done')),
         drop constraint erasure_requests_confirmed,
         add constraint erasure_requests_confirmed check (state = 'asked' or confirmed_at is not null)`,
    );
  }
}
