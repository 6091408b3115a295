import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Change {
  functionName: string;
  from: string;
  to: string;
}

/**
 * A guard that asks for a certification waits for one that is under way, and the next one waits for the change: certifying and proposing
 * lock the contest for an update. What is guarded never goes to another contest, where other guards apply.
 */
const CHANGES: readonly Change[] = [
  {
    functionName: 'certified_stays',
    from: `if exists (select from contest_results
             where contest_id = coalesce(`,
    to: `if tg_op = 'UPDATE' and to_jsonb(new) -> 'contest_id' is distinct from kept -> 'contest_id' then
           raise exception '% rejects another contest', tg_table_name using errcode = 'insufficient_privilege';
         end if;
         perform from contests where id = coalesce(kept ->> 'contest_id', kept ->> 'id')::uuid for key share;
         if exists (select from contest_results
             where contest_id = coalesce(`,
  },
  {
    functionName: 'keep_waivers',
    from: `if exists (select from contest_results
             where contest_id`,
    to: `if tg_op = 'UPDATE' and to_jsonb(new) - '{count,reason,reason_malayalam,subjects,waived_at}'::text[]
             <> kept - '{count,reason,reason_malayalam,subjects,waived_at}'::text[] then
           raise exception 'result_waivers rejects another version' using errcode = 'insufficient_privilege';
         end if;
         perform from contests where id = (kept ->> 'contest_id')::uuid for key share;
         if exists (select from contest_results
             where contest_id`,
  },
  {
    functionName: 'keep_lines',
    from: `if exists (select from contest_results where id = new.result_id and certified_at is not null) then`,
    to: `perform from contest_results where id = new.result_id for share;
         if exists (select from contest_results where id = new.result_id and certified_at is not null) then`,
  },
  {
    functionName: 'keep_bundle',
    from: `if new.name not in (`,
    to: `perform from contest_results where id = new.result_id for share;
         if new.name not in (`,
  },
  {
    functionName: 'keep_judges_of_final',
    from: `select added.round_id, added.judge_id into newcomer`,
    to: `perform from jury_rounds where id in (select round_id from added) order by id for no key update;
         select added.round_id, added.judge_id into newcomer`,
  },
  {
    functionName: 'date_act',
    from: `site_now() + (clock_timestamp() - now())`,
    to: `exact_now()`,
  },
  { functionName: 'keep_marks_of_jury', from: `closes_at <= site_now()`, to: `closes_at <= exact_now()` },
  { functionName: 'keep_for_a_year', from: `old.hour > site_now()`, to: `old.hour > exact_now()` },
];

/**
 * A trigger sees what its transaction sees. A role that serves could keep a transaction open with an old snapshot, or with the old time of
 * `site_now()`, and so get past each trigger that asks what has happened meanwhile.
 */
export class GuardsSeeThisMoment1767000000158 implements MigrationInterface {
  readonly name = 'GuardsSeeThisMoment1767000000158';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create function exact_now() returns timestamptz language sql volatile as $$
         select site_now() + (clock_timestamp() - now())
       $$`,
    );
    await queryRunner.query(
      `create function require_read_committed() returns void language plpgsql set search_path = public, pg_temp as $$
       begin
         if current_setting('transaction_isolation') <> 'read committed' then
           raise exception 'this table changes only in a transaction of the isolation level read committed'
             using errcode = 'insufficient_privilege';
         end if;
       end $$`,
    );
    for (const change of CHANGES) await replaceIn(queryRunner, change);
    await queryRunner.query(
      `do $$
       declare definition text;
       begin
         for definition in select pg_get_functiondef(oid) from pg_proc where ${IS_TRIGGER_OF_PRODUCT}
         loop
           execute regexp_replace(definition, '(\\mbegin\\M)', E'\\\\1\\n         perform require_read_committed();');
         end loop;
       end $$`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `do $$
       declare definition text;
       begin
         for definition in select pg_get_functiondef(oid) from pg_proc where ${IS_TRIGGER_OF_PRODUCT}
         loop
           execute replace(definition, E'\\n         perform require_read_committed();', '');
         end loop;
       end $$`,
    );
    for (const { functionName, from, to } of CHANGES)
      await replaceIn(queryRunner, { functionName, from: to, to: from });
    await queryRunner.query('drop function require_read_committed(), exact_now()');
  }
}

const IS_TRIGGER_OF_PRODUCT = `pronamespace = current_schema()::regnamespace and prokind = 'f' and prorettype = 'trigger'::regtype
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

/** Replaces a part of a function. Fails unless it has the part. */
async function replaceIn(queryRunner: QueryRunner, { functionName, from, to }: Change): Promise<void> {
  const [{ definition }] = (await queryRunner.query(
    `select pg_get_functiondef($1::text::regproc) as definition`,
    [functionName],
  )) as [{ definition: string }];
  if (!definition.includes(from)) throw new Error(`The function ${functionName} is not as it was created.`);
  await queryRunner.query(definition.replace(from, () => to));
}
