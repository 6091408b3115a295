import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { JOURNAL_FOLDER } from '../infra/storage/erasure-journal.js';
import { createStorage } from '../infra/storage/create-storage.js';
import type { Storage } from '../infra/storage/storage.js';
import { BackupError } from './backup-error.js';
import type { BackupFolder } from './backup-folder.js';
import { type Checksums, readVerified, sha256Of } from './checksums.js';
import { type Contents, FILES_FOLDER, keysIn, readContents } from './contents.js';
import { bringUpToDate, loadDatabase, requireEmptyDatabase, migrationsOfBackup } from './load-database.js';

/** Restores a backup into an empty database and an empty storage. A failed restore leaves both empty. */
export async function restoreBackup(
  config: Config,
  folder: BackupFolder,
): Promise<Contents & { files: number }> {
  const checksums = await readVerified(folder);
  const contents = await readContents(folder);
  migrationsOfBackup(contents);
  const storage = await createStorage(config);
  // A restore creates tables.
  const databaseUrl = config.migrationDatabaseUrl ?? config.databaseUrl;
  await requireEmptyStorage(storage, config);
  await requireEmptyDatabase(databaseUrl);

  const keys = keysIn(checksums.keys());
  try {
    await storeFiles(storage, folder, keys, checksums);
    await loadDatabase(databaseUrl, folder, contents, checksums);
  } catch (error) {
    for (const key of keys) await storage.delete(key).catch(() => {});
    throw error;
  }
  await bringUpToDate(databaseUrl);
  return { ...contents, files: keys.length };
}

async function requireEmptyStorage(storage: Storage, { s3, dataDir }: Config): Promise<void> {
  for await (const keys of storage.list()) {
    // The journal of a bucket is no part of a backup, and is replayed after the restore.
    const first = keys.find((key) => !key.startsWith(`${JOURNAL_FOLDER}/`));
    if (first === undefined) continue;
    const where = s3
      ? `S3_BUCKET: the bucket ${s3.bucket}`
      : `DATA_DIR: the folder ${join(dataDir, 'files')}`;
    throw new BackupError(
      `${where} is not empty (it has ${first}). A backup is restored into an empty one only.`,
    );
  }
}

async function storeFiles(
  storage: Storage,
  folder: BackupFolder,
  keys: string[],
  checksums: Checksums,
): Promise<void> {
  for (const key of keys) {
    const path = `${FILES_FOLDER}${key}`;
    await storage.putStream(key, await folder.read(path));
    if ((await sha256Of(await storage.stream(key))) !== checksums.get(path))
      throw new BackupError(`The stored file ${key} differs from the backup.`);
  }
}
