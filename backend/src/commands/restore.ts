import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { BackupError } from '../backup/backup-error.js';
import { restoreBackup } from '../backup/restore-backup.js';
import type { Config } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { createStorage } from '../infra/storage/create-storage.js';
import { type Erasure, ErasureJournal, parseErasures } from '../infra/storage/erasure-journal.js';
import { replayErasures } from '../modules/retention/erasing/replay-erasures.js';
import { prepareDatabase } from '../prepare-database.js';
import { runCommand } from './backup-command.js';

const ASK = `Name the erasure journal of the site, so that what was erased does not come back:
  --erasures FILE   erasures.jsonl from its DATA_DIR, or the objects under erasures/ of its bucket in one file
  --no-erasures     if nothing was ever erased, or the journal is lost`;

await runCommand('Restored from', async (config, folder) => {
  const storage = createStorage(config);
  const journal = new ErasureJournal(config, storage);
  const [here, given] = [await journal.read(), await readGiven(process.argv.slice(3))];
  if (given === null && here.length === 0) throw new BackupError(ASK);
  const restored = await restoreBackup(config, folder);
  await prepareDatabase(config);
  const known = new Set(here.map((erasure) => JSON.stringify(erasure)));
  // The next restore needs them too.
  await journal.append(...(given ?? []).filter((erasure) => !known.has(JSON.stringify(erasure))));
  const found = await replay(config, await journal.read());
  if (found > 0) console.log(`Erased again: ${found} of what the backup still had.`);
  return restored;
});

/** Null if the command names no journal. */
async function readGiven([option, file]: string[]): Promise<Erasure[] | null> {
  if (option === '--no-erasures') return [];
  if (option !== '--erasures' || file === undefined) return null;
  const lines = await readFile(file, 'utf8').catch(() => {
    throw new BackupError(`The erasure journal ${file} cannot be read.`);
  });
  return parseErasures(lines);
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
