import { DomainError } from '../common/errors/domain-error.js';
import type { Config } from '../config/config.js';
import { createStorage } from '../infra/storage/create-storage.js';
import type { Storage } from '../infra/storage/storage.js';
import { BackupError, NoRoomError } from './backup-error.js';
import { requireRoom } from './room.js';
import { type BackupFolder, CHECKSUMS_FILE } from './backup-folder.js';
import { type Checksums, formatChecksums } from './checksums.js';
import { CONTENTS_FILE, type Contents, FILES_FOLDER } from './contents.js';
import { type Dump, dumpDatabase, findFilesNamedNow, measureRows } from './dump-database.js';

/** A file may be deleted between the dump of its row and its copy. Another dump then leaves out the row. */
const ATTEMPTS = 5;

export interface Backup extends Contents {
  files: number;
  bytes: number;
  /** Of `SHA256SUMS`, and so of the whole backup. */
  checksum: string;
}

/** The files that are copied, with their checksums and sizes. */
type Copied = Map<string, { checksum: string; bytes: number }>;

/**
 * Writes the database and the files that its rows name into a new folder, while the site runs. Files never change after
 * they are written, so they are copied after the rows. A backup that fails leaves nothing.
 */
export async function makeBackup(config: Config, folder: BackupFolder): Promise<Backup> {
  if (!(await folder.isEmpty()))
    throw new BackupError(`${folder.label} is not empty; a backup needs a new folder.`);
  const storage = await createStorage(config);
  try {
    await requireRoomFor(config, storage, folder);
    const copied: Copied = new Map();
    const { dump, lostFiles } = await dumpWithFiles(config.databaseUrl, storage, folder, copied);
    const contents: Contents = { ...dump.contents, lostFiles };
    const description = await folder.put(CONTENTS_FILE, `${JSON.stringify(contents, null, 2)}\n`);
    const checksums: Checksums = new Map([[CONTENTS_FILE, description.checksum], ...dump.checksums]);
    for (const [path, { checksum }] of copied) checksums.set(path, checksum);
    const sums = await folder.put(CHECKSUMS_FILE, formatChecksums(checksums));
    const bytes = [...copied.values(), description, sums].reduce((sum, file) => sum + file.bytes, dump.bytes);
    return { ...contents, files: copied.size, bytes, checksum: sums.checksum };
  } catch (error) {
    await folder.removeRest().catch(() => {});
    if (error instanceof DomainError && error.code === 'INSUFFICIENT_STORAGE')
      throw new NoRoomError(`${folder.label}: there was no room left before the backup was complete.`);
    throw error;
  }
}

/** @throws {NoRoomError} before anything is written */
async function requireRoomFor(
  { databaseUrl }: Config,
  storage: Storage,
  folder: BackupFolder,
): Promise<void> {
  // A bucket has room, and each file would be one request.
  if ((await folder.freeBytes()) === null) return;
  let bytes = await measureRows(databaseUrl);
  for (const key of await findFilesNamedNow(databaseUrl)) bytes += (await storage.stat(key))?.size ?? 0;
  await requireRoom(folder, `${folder.label}: the backup`, bytes);
}

async function dumpWithFiles(
  databaseUrl: string,
  storage: Storage,
  folder: BackupFolder,
  copied: Copied,
): Promise<{ dump: Dump; lostFiles: string[] }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const dump = await dumpDatabase(databaseUrl, folder);
    const gone = await copyFiles(storage, folder, dump.namedFiles, copied);
    const stillNamed = new Set(gone.length > 0 ? await findFilesNamedNow(databaseUrl) : []);
    if (gone.every((key) => stillNamed.has(key))) {
      await removeUnnamed(folder, dump.namedFiles, copied);
      return { dump, lostFiles: gone };
    }
  }
  throw new BackupError('Files are deleted faster than they are backed up; try again later.');
}

/** Returns the keys that the storage does not have. */
async function copyFiles(
  storage: Storage,
  folder: BackupFolder,
  keys: string[],
  copied: Copied,
): Promise<string[]> {
  const gone: string[] = [];
  for (const key of keys) {
    const path = `${FILES_FOLDER}${key}`;
    if (copied.has(path)) continue;
    const content = await storage.stream(key).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    if (content === null) gone.push(key);
    else copied.set(path, await folder.put(path, content));
  }
  return gone;
}

/** Removes the files that an earlier dump named and the last one does not. */
async function removeUnnamed(folder: BackupFolder, named: string[], copied: Copied): Promise<void> {
  const wanted = new Set(named.map((key) => `${FILES_FOLDER}${key}`));
  for (const path of copied.keys()) {
    if (wanted.has(path)) continue;
    await folder.remove(path);
    copied.delete(path);
  }
}
