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

/** A backup begins to go into a bucket of the owner, who can read what is there, also if it fails. */
export async function noteOwnersBucket(connection: Pick<DataSource, 'query'>): Promise<void> {
  await connection.query('update care_settings set owners_bucket_used_at = now()');
}

/** Whether the owner could read a backup in a bucket of hers since a time. */
export async function isOwnersBucketUsedSince(dataSource: DataSource, time: string): Promise<boolean> {
  const used = await dataSource.query<unknown[]>(
    'select from care_settings where owners_bucket_used_at > $1',
    [time],
  );
  return used.length > 0;
}

/** Nothing is left of a backup that failed. */
export async function noteRestDeleted(dataSource: DataSource, id: string): Promise<void> {
  await dataSource.query('update backups set rest_deleted_at = now() where id = $1', [id]);
}
