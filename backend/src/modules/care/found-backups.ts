import type { DataSource } from 'typeorm';
import { type BackupFolder, CHECKSUMS_FILE } from '../../backup/backup-folder.js';
import { readChecksums } from '../../backup/checksums.js';
import { countRows, keysIn, readContents } from '../../backup/contents.js';
import { isAhead } from './backup-name.js';

/**
 * Adds the row of a backup that this site did not make, or whose row it has lost. Leaves out one that says it is of the future.
 * @param place where its folder is
 */
export async function addFound(
  dataSource: DataSource,
  place: string,
  name: string,
  folder: BackupFolder,
): Promise<void> {
  const { madeAt, tables, lostFiles, migrations } = await readContents(folder);
  if (isAhead(new Date(madeAt))) return;
  const checksums = await readChecksums(folder);
  const sizes = await folder.sizesOf([...checksums.keys(), CHECKSUMS_FILE]);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  await dataSource.query(
    `insert into backups (name, cause, state, asked_at, begun_at, ended_at, bytes, rows, files, lost_files, schema, place)
     values ($1, 'found', 'done', $2, $2, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      name,
      madeAt,
      bytes,
      countRows(tables),
      keysIn(checksums.keys()).length,
      lostFiles.length,
      migrations.at(-1),
      place,
    ],
  );
}
