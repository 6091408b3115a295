import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Throwaway domains have a reason, and the votes that each of them turns away are counted for the result. */
export class RecordedDomains1767000000140 implements MigrationInterface {
  readonly name = 'RecordedDomains1767000000140';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Those of the release before have none.
    await queryRunner.query(
      `alter table disposable_domains add column reason text,
         add constraint disposable_domains_reason check (btrim(reason) <> '')`,
    );
    await queryRunner.query(
      `create table rejected_votes (
         contest_id uuid not null,
         domain text not null,
         votes integer not null,
         constraint rejected_votes_pkey primary key (contest_id, domain),
         constraint rejected_votes_votes check (votes > 0)
       )`,
    );
    // The release before did not record which domains were listed at an opening.
    await queryRunner.query(
      `insert into app_state (key, done_at) select 'recorded-domains', site_now() where exists (select from ballots)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from app_state where key = 'recorded-domains'`);
    await queryRunner.query(`drop table rejected_votes`);
    await queryRunner.query(
      `alter table disposable_domains drop constraint disposable_domains_reason, drop column reason`,
    );
  }
}
