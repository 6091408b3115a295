import { DataSource } from 'typeorm';
import { BackupError } from '../backup/backup-error.js';
import type { Config } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { createStorage } from '../infra/storage/create-storage.js';
import { type Erasure, ErasureJournal, InvalidJournal } from '../infra/storage/erasure-journal.js';
import { replayErasures } from '../modules/retention/erasing/replay-erasures.js';
import { prepareDatabase } from '../prepare-database.js';

/** Erases again what the erasure journal of the site names. Returns how much of it a restore had brought back. */
export async function replayJournal(config: Config): Promise<number> {
  await prepareDatabase(config);
  const storage = createStorage(config);
  const journal = new ErasureJournal(config, storage);
  const options = dataSourceOptions(config.migrationDatabaseUrl ?? config.databaseUrl, () => {});
  const dataSource = await new DataSource(options).initialize();
  try {
    return await replayErasures(dataSource, storage, await understood(journal.read()));
  } finally {
    await dataSource.destroy();
  }
}

/** A line of a journal that is no erasure is an error in a sentence. */
export async function understood(read: Promise<Erasure[]>): Promise<Erasure[]> {
  return read.catch((error: unknown) => {
    throw error instanceof InvalidJournal ? new BackupError(error.message) : error;
  });
}
