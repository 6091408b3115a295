import type { ClientBase } from 'pg';

/** The columns that contain storage keys. */
export const FILE_COLUMNS: Record<string, string[]> = {
  uploaded_songs: [
    'audio_file_url',
    'cover_image_url',
    'cover_page_url',
    'cover_card_url',
    'lyrics_file_url',
  ],
  contests: ['sample_photo_file', 'sample_photo_card_file'],
  contest_entries: ['verification_image_url', 'card_image_url'],
  entry_revisions: ['verification_image_url', 'card_image_url'],
  replaced_photos: ['verification_image_url', 'card_image_url'],
  portraits: ['image_url', 'page_url', 'card_url'],
};

/** Returns every file that a row names. The schema of an earlier release may lack some of the columns. */
export async function findNamedFiles(client: ClientBase): Promise<string[]> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = current_schema() and table_name = any($1)`,
    [Object.keys(FILE_COLUMNS)],
  );
  const selects = columns
    .filter(({ table, column }) => FILE_COLUMNS[table]?.includes(column))
    .map(({ table, column }) => `select ${column} as key from ${table} where ${column} is not null`);
  if (selects.length === 0) return [];
  const { rows } = await client.query<{ key: string }>(`${selects.join(' union ')} order by key`);
  return rows.map(({ key }) => key);
}
