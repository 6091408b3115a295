import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { BackupError } from '../backup/backup-error.js';
import { restoreBackup } from '../backup/restore-backup.js';
import type { Config } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { createStorage } from '../infra/storage/create-storage.js';
import {
  type Erasure,
  ErasureJournal,
  InvalidJournal,
  parseErasures,
} from '../infra/storage/erasure-journal.js';
import { replayErasures } from '../modules/retention/erasing/replay-erasures.js';
import { prepareDatabase } from '../prepare-database.js';
import { runCommand } from './backup-command.js';

const ASK = `Name the erasure journal of the site, so that what was erased does not come back:
  --erasures FILE   erasures.jsonl from its DATA_DIR, or the objects under erasures/ of its bucket in one file
  --no-erasures     if nothing was ever erased, or the journal is lost`;

await runCommand('Restored from', async (config, folder) => {
  const storage = createStorage(config);
  const journal = new ErasureJournal(config, storage);
  const given = await readGiven(process.argv.slice(3));
  const here = await understood(journal.read());
  const restored = await restoreBackup(config, folder);
  await prepareDatabase(config);
  const known = new Set(here.map((erasure) => JSON.stringify(erasure)));
  // The next restore needs them too.
  await journal.append(...given.filter((erasure) => !known.has(JSON.stringify(erasure))));
  const found = await replay(config, await journal.read());
  if (given.length + found > 0) console.log(`Erased again: ${found} of what the backup still had.`);
  return restored;
});

async function readGiven([option, file]: string[]): Promise<Erasure[]> {
  if (option === '--no-erasures') return [];
  if (option !== '--erasures' || file === undefined) throw new BackupError(ASK);
  const lines = await readFile(file, 'utf8').catch(() => {
    throw new BackupError(`The erasure journal ${file} cannot be read.`);
  });
  const erasures = await understood((async () => parseErasures(lines))());
  if (erasures.length === 0) throw new BackupError(`The erasure journal ${file} names no erasure.`);
  return erasures;
}

async function understood(read: Promise<Erasure[]>): Promise<Erasure[]> {
  return read.catch((error: unknown) => {
    throw error instanceof InvalidJournal ? new BackupError(error.message) : error;
  });
}

async function replay(config: Config, erasures: Erasure[]): Promise<number> {
  const options = dataSourceOptions(config.migrationDatabaseUrl ?? config.databaseUrl, () => {});
  const dataSource = await new DataSource(options).initialize();
  try {
    return await replayErasures(dataSource, createStorage(config), erasures);
  } finally {
    await dataSource.destroy();
  }
}
