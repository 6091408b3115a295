import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each version begins as a proposal. */
export class ProposedResults1767000000009 implements MigrationInterface {
  readonly name = 'ProposedResults1767000000009';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function begin_as_proposal() returns trigger language plpgsql as $$
       begin
         if new.state <> 'proposed' or new.manifest is not null then
           raise exception 'contest_results rejects insert' using errcode = 'insufficient_privilege';
         end if;
         return new;
       end $$`,
    );
    await queryRunner.query(
      `create trigger contest_results_begin_proposed before insert on contest_results
         for each row execute function begin_as_proposal()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger contest_results_begin_proposed on contest_results`);
    await queryRunner.query(`drop function begin_as_proposal()`);
  }
}
