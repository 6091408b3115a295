import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FUNCTIONS } from './base-line/functions.sql.js';

/**
 * A contest can be an example, for ever or never. It takes entries of the demo alone, and nothing that is to be fair: no vote, no mark, no
 * result. So its rows, its rules among them, can be deleted. Functions of triggers that exist get these rules, because a migration locks one
 * table in use.
 */
export class Examples1768000000017 implements MigrationInterface {
  readonly name = 'Examples1768000000017';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contests add column is_example boolean not null default false,
         add constraint contests_example check (not is_example or certified_at is null)`,
    );
    await queryRunner.query(
      'create unique index contests_one_example on contests (is_example) where is_example',
    );
    await queryRunner.query(
      `create function example_contest() returns uuid language sql stable set search_path = public, pg_temp as $$
         select id from contests where is_example $$`,
    );
    await queryRunner.query(
      `create function keep_example() returns trigger language plpgsql set search_path = public, pg_temp as $$
         begin
           perform require_read_committed();
           raise exception 'A row of % is an example for ever or never', tg_table_name
             using errcode = 'check_violation', constraint = tg_table_name || '_example_stays';
         end $$`,
    );
    // With another id, a contest would take the place of the example.
    await queryRunner.query(
      `create trigger contests_example_stays before update on contests for each row
         when (old.is_example is distinct from new.is_example or old.id <> new.id) execute function keep_example()`,
    );
    await queryRunner.query(
      `create function keep_published_contest() returns trigger language plpgsql set search_path = public, pg_temp as $$
         begin
           perform require_read_committed();
           raise exception 'A published contest stays'
             using errcode = 'check_violation', constraint = 'contests_published_stay';
         end $$`,
    );
    await queryRunner.query(
      `create trigger contests_published_stay before delete on contests for each row
         when (old.published_at is not null and not old.is_example) execute function keep_published_contest()`,
    );
    for (const [name, rule] of Object.entries(RULES)) await queryRunner.query(functionWith(name, rule));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('lock table contests in access exclusive mode');
    for (const name of Object.keys(RULES)) await queryRunner.query(functionWith(name, ''));
    await queryRunner.query('drop trigger contests_published_stay on contests');
    await queryRunner.query('drop function keep_published_contest()');
    await queryRunner.query('drop trigger contests_example_stays on contests');
    await queryRunner.query('drop function keep_example()');
    await queryRunner.query('drop function example_contest()');
    await queryRunner.query('alter table contests drop column is_example');
  }
}

const reject = (condition: string, what: string) => `
    if ${condition} then
      raise exception '${what}' using errcode = 'check_violation', constraint = 'contests_example';
    end if;`;

const NO_RESULT = reject('new.contest_id = example_contest()', 'An example has no result');

/** What each function does first. */
const RULES: Record<string, string> = {
  // Before votes, rounds of a jury and their assignments.
  certified_stays: reject(
    `tg_op = 'INSERT' and (to_jsonb(new) ->> 'contest_id')::uuid = example_contest()`,
    'An example takes no votes and no marks',
  ),
  begin_as_proposal: NO_RESULT,
  keep_certified_result: NO_RESULT,
  keep_published_rules: `
    if tg_op = 'DELETE' and old.contest_id = example_contest() then
      return old;
    end if;`,
};

/** The function of the base line, which begins with a rule. */
function functionWith(name: string, rule: string): string {
  const definition = FUNCTIONS.split('\n\n').find((text) => text.includes(`create function ${name}()`));
  if (definition === undefined) throw new Error(`the base line has no function ${name}`);
  return definition
    .replace('create function', 'create or replace function')
    .replace('perform require_read_committed();', (first) => `${first}${rule}`);
}
