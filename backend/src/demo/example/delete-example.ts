import type { EntityManager } from 'typeorm';
import { eraseEntries } from '../../modules/privacy/erasing/erase-entries.js';

/** The rows that name the contest alone, or an entry that is gone. $1 the contest. Its rules go before it: a trigger looks at the contest. */
const DELETE_WHAT_BELONGS = [
  'delete from erasure_requests where contest_id = $1',
  'delete from outgoing_emails where contest_id = $1',
  'delete from judges where contest_id = $1',
  'delete from vote_scores where contest_id = $1',
  'delete from rejected_votes where contest_id = $1',
  'delete from rule_versions where contest_id = $1',
];

/** Deletes the songs of the example, also those that the owner has changed. Returns their files. */
export async function deleteExampleSongs(
  manager: EntityManager,
): Promise<{ count: number; files: string[] }> {
  const [rows] = await manager.query<[Array<{ files: Array<string | null> }>, number]>(
    `delete from uploaded_songs where is_example
     returning array[audio_file_url, cover_image_url, cover_page_url, cover_card_url, lyrics_file_url] as files`,
  );
  return { count: rows.length, files: namesIn(rows) };
}

/** Deletes the contest with its entries. Its acts stay, in the audit log. Returns their files. */
export async function deleteExampleContest(
  manager: EntityManager,
  id: string,
): Promise<{ entries: number; files: string[] }> {
  const entries = await manager.query<Array<{ id: string }>>(
    'select id from contest_entries where contest_id = $1',
    [id],
  );
  const ids = entries.map((entry) => entry.id);
  const erased = await eraseEntries(manager, ids, 'others');
  await manager.query('delete from entry_events where entry_id = any($1)', [ids]);
  for (const sql of DELETE_WHAT_BELONGS) await manager.query(sql, [id]);
  const [contests] = await manager.query<[Array<{ files: Array<string | null> }>, number]>(
    'delete from contests where id = $1 and is_example returning array[sample_photo_file, sample_photo_card_file] as files',
    [id],
  );
  return { entries: ids.length, files: [...erased.files, ...namesIn(contests)] };
}

function namesIn(rows: Array<{ files: Array<string | null> }>): string[] {
  return rows.flatMap(({ files }) => files.filter((key) => key !== null));
}
