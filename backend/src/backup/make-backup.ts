import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DomainError } from '../common/errors/domain-error.js';
import type { Config } from '../config/config.js';
import { createStorage } from '../infra/storage/create-storage.js';
import type { Storage } from '../infra/storage/storage.js';
import { BackupError } from './backup-error.js';
import { CHECKSUMS_FILE, type Checksums, copyWithChecksum, formatChecksums, sha256Of } from './checksums.js';
import { CONTENTS_FILE, type Contents, FILES_FOLDER } from './contents.js';
import { type Dump, dumpDatabase, findFilesNamedNow } from './dump-database.js';
import { Readable } from 'node:stream';

/** A file may be deleted between the dump of its row and its copy. Another dump then leaves out the row. */
const ATTEMPTS = 5;

/**
 * Writes the database and the files that its rows name into a new folder, while the site runs. Files never change after
 * they are written, so they are copied after the rows.
 */
export async function makeBackup(config: Config, folder: string): Promise<Contents & { files: number }> {
  await makeEmptyFolder(folder);
  try {
    const storage = await createStorage(config);
    const copied: Checksums = new Map();
    const { dump, lostFiles } = await dumpWithFiles(config.databaseUrl, storage, folder, copied);
    const contents: Contents = { ...dump.contents, lostFiles };
    const description = `${JSON.stringify(contents, null, 2)}\n`;
    await writeFile(join(folder, CONTENTS_FILE), description, { mode: 0o600 });
    const checksums: Checksums = new Map([
      [CONTENTS_FILE, await sha256Of(Readable.from([description]))],
      ...dump.checksums,
      ...copied,
    ]);
    await writeFile(join(folder, CHECKSUMS_FILE), formatChecksums(checksums), { mode: 0o600 });
    return { ...contents, files: copied.size };
  } catch (error) {
    await rm(folder, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty; a backup needs a new folder.`);
  await mkdir(join(folder, 'database'), { mode: 0o700 });
}

async function dumpWithFiles(
  databaseUrl: string,
  storage: Storage,
  folder: string,
  copied: Checksums,
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
  folder: string,
  keys: string[],
  copied: Checksums,
): Promise<string[]> {
  const gone: string[] = [];
  for (const key of keys) {
    const path = `${FILES_FOLDER}${key}`;
    if (copied.has(path)) continue;
    const content = await storage.stream(key).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    if (content === null) {
      gone.push(key);
      continue;
    }
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    copied.set(path, await copyWithChecksum(content, createWriteStream(target, { mode: 0o600 })));
  }
  return gone;
}

/** Returns the keys that an earlier dump named and the last one does not. */
async function removeUnnamed(folder: string, named: string[], copied: Checksums): Promise<void> {
  const wanted = new Set(named.map((key) => `${FILES_FOLDER}${key}`));
  for (const path of copied.keys()) {
    if (wanted.has(path)) continue;
    await rm(join(folder, path));
    copied.delete(path);
  }
}
