import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_TEXTS } from './first-texts.js';

/** Whether the database is new: it has no account, and no worker has sealed the first act of its contest. */
const IS_NEW = `
  not exists (select from users) and not exists (select from staff) and not exists (select from uploaded_songs)
  and not exists (select from contest_entries) and not exists (select from contact_messages)
  and not exists (select from audit_seals) and not exists (select from site_settings)
  and (select count(*) = 1 and bool_and(action = 'contest.takeStock') from audit_log)
  and (select count(*) = 1 and bool_and(created_at = updated_at) from contests)
  and (select published = '{}' and draft is null from site_texts)`;

/** The rows of `app_state` that say what was done. They outlast an undo, after which the owner's texts must not be filled in again. */
const EMPTY_SITE = 'empty-site';
const FIRST_TEXTS_KEPT = 'first-texts-kept';

/**
 * A new site begins without the contest of 2025, which the base line has put there: it belongs to the demo. Any other site keeps it, and keeps
 * the texts of the demo where its owner has written none: they were the texts of the code.
 */
export class NewSitesAreEmpty1768000000027 implements MigrationInterface {
  readonly name = 'NewSitesAreEmpty1768000000027';

  async up(queryRunner: QueryRunner): Promise<void> {
    const [{ isNew, isDone }] = (await queryRunner.query(
      `select ${IS_NEW} as "isNew", exists (select from app_state where key = any($1)) as "isDone"`,
      [[EMPTY_SITE, FIRST_TEXTS_KEPT]],
    )) as [{ isNew: boolean; isDone: boolean }];
    if (isDone) return;
    if (isNew) await deleteFirstContest(queryRunner);
    else await keepFirstTexts(queryRunner);
  }

  /** The rows stay: they are the owner's by now. */
  async down(): Promise<void> {}
}

async function deleteFirstContest(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('delete from contests');
  await withoutGuards(queryRunner, ['reject_change', 'require_seal'], async () => {
    await queryRunner.query('delete from unsealed_acts');
    await queryRunner.query('delete from audit_log');
  });
  await queryRunner.query('insert into app_state (key) values ($1)', [EMPTY_SITE]);
}

/** Without its triggers, a table would be locked. Only this transaction sees the functions that do nothing. */
async function withoutGuards(
  queryRunner: QueryRunner,
  functions: string[],
  work: () => Promise<void>,
): Promise<void> {
  const definitions = (await queryRunner.query(
    'select pg_get_functiondef(name::regproc) as definition from unnest($1::text[]) name',
    [functions],
  )) as Array<{ definition: string }>;
  for (const name of functions)
    await queryRunner.query(
      `create or replace function ${name}() returns trigger language plpgsql as $$ begin return null; end $$`,
    );
  await work();
  for (const { definition } of definitions) await queryRunner.query(definition);
}

async function keepFirstTexts(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    'update site_texts set published = $1::jsonb || published, draft = $1::jsonb || draft',
    [FIRST_TEXTS],
  );
  await queryRunner.query('insert into app_state (key) values ($1)', [FIRST_TEXTS_KEPT]);
}
