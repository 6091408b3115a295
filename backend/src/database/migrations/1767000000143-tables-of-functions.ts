import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * PostgreSQL looks for a table among the temporary ones first. A role that serves could create one with the name of a table that a trigger reads,
 * and so get past the trigger. So each function that reads tables names where they are.
 */
export class TablesOfFunctions1767000000143 implements MigrationInterface {
  readonly name = 'TablesOfFunctions1767000000143';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(forEach('set search_path = %I, pg_temp'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(forEach('reset search_path'));
  }
}

/** Statement that alters the functions of the product: those of an extension, and the ones that read no tables and that queries inline, stay. */
function forEach(change: string): string {
  return `do $$
    declare each record;
    begin
      for each in
        select oid::regprocedure as name from pg_proc
        where pronamespace = current_schema()::regnamespace and prokind = 'f'
          and (prorettype = 'trigger'::regtype or proname = 'jury_is_over')
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      loop
        execute format('alter function %s ${change}', each.name, current_schema());
      end loop;
    end $$`;
}
