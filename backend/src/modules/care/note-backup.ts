import type { DataSource } from 'typeorm';
import { countRows } from '../../backup/contents.js';
import type { Backup } from '../../backup/make-backup.js';

/** Adds the row of a backup that was made before an upgrade, when the table may not have been there, or before a restore. */
export async function noteBackup(
  dataSource: DataSource,
  place: string,
  name: string,
  cause: 'upgrade' | 'restore',
  { madeAt, bytes, tables, files, lostFiles, checksum, migrations }: Backup,
): Promise<void> {
  await dataSource.query(
    `insert into backups (name, cause, state, asked_at, begun_at, ended_at, bytes, rows, files, lost_files, checksum, schema, place)
     values ($1, $9, 'done', $2, $2, now(), $3, $4, $5, $6, $7, $8, $10) on conflict do nothing`,
    [
      name,
      madeAt,
      bytes,
      countRows(tables),
      files,
      lostFiles.length,
      checksum,
      migrations.at(-1),
      cause,
      place,
    ],
  );
}

/** Whether the site has a backup with this name. */
export async function isKnownBackup(dataSource: DataSource, name: string): Promise<boolean> {
  const known = await dataSource.query<unknown[]>('select from backups where name = $1', [name]);
  return known.length > 0;
}

/** Where the backups went that the site has made since a time; null for those of a release that knew one place. */
export async function placesOfBackupsSince(
  dataSource: DataSource,
  time: string,
): Promise<Array<string | null>> {
  const backups = await dataSource.query<Array<{ place: string | null }>>(
    `select place from backups where state = 'done' and cause <> 'found' and begun_at > $1`,
    [time],
  );
  return backups.map(({ place }) => place);
}
