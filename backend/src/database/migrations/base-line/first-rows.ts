import type { QueryRunner } from 'typeorm';
import { FIRST_REASONS } from './first-reasons.js';
import { RULES_OF_2025 } from './rules-of-2025.js';

/** A query runner or an entity manager. */
interface Database {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

export const FIRST_SLUG = 'cover-song-contest-2025';

/** The rows that a new site begins with. The owner changes them in the console. */
export async function insertFirstRows(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`insert into site_texts default values`);
  await queryRunner.query(`insert into notice_settings default values`);
  // Photos that were replaced have rows from the first one on.
  await queryRunner.query(`insert into app_state (key, done_at) values ('replaced-photos', site_now())`);
  for (const [position, { action, label, text, malayalam, findings }] of FIRST_REASONS.entries())
    await queryRunner.query(
      `insert into moderation_reasons (action, label, text, text_malayalam, findings, position) values ($1, $2, $3, $4, $5, $6)`,
      [action, label, text, malayalam, findings, position],
    );
  await insertFirstContest(queryRunner);
}

/** The contest of 2025, with the dates of its announcement. It ended without a result. New sites have lost it since; the demo has it. */
export async function insertFirstContest(database: Database): Promise<void> {
  await database.query(`
    insert into contests (slug, title, title_malayalam, song_title, song_title_malayalam, prize_amount, time_zone, announce_at, opens_at, closes_at,
                          voting_opens_at, voting_closes_at, winner_at, certified_at, result_final_at, entry_gate, acceptance)
    values ('${FIRST_SLUG}', 'Cover Song Contest 2025', 'കവർ സോങ് മത്സരം 2025', 'Monsoon Letter', 'മഴക്കത്ത്', 500000, 'Asia/Kolkata',
            '2025-06-15 00:00+05:30', '2025-06-17 00:00+05:30', '2025-08-01 00:00+05:30',
            '2025-08-01 00:00+05:30', '2025-08-16 00:00+05:30', '2025-08-16 00:00+05:30',
            '2025-08-16 00:00+05:30', '2025-08-16 00:00+05:30', 'always', 'stated')`);
  await database.query(
    `insert into rule_versions (contest_id, number, source, source_malayalam, text, text_malayalam, sha256, published_at)
     select id, 1, $1, $2, $1, $2,
       encode(sha256(convert_to($1 || E'\\n\\n---\\n\\n' || $2 || E'\\n', 'UTF8')), 'hex'), announce_at
     from contests where slug = '${FIRST_SLUG}'`,
    [RULES_OF_2025.english, RULES_OF_2025.malayalam],
  );
  // Its record begins with this act, because no act of an owner published it.
  await database.query(
    `insert into audit_log (action, subject_kind, subject_id, contest_id, data)
     select 'contest.takeStock', 'contest', contest_id::text, contest_id, jsonb_build_object('format', 2,
       'rules', jsonb_build_object('number', number, 'sha256', sha256), 'approved', '[]'::jsonb, 'quarantined', 0, 'lost', 0)
     from rule_versions where contest_id = (select id from contests where slug = '${FIRST_SLUG}')`,
  );
}
