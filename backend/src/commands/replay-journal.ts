import { DataSource } from 'typeorm';
import { BackupError } from '../backup/backup-error.js';
import type { Config } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { createStorage } from '../infra/storage/create-storage.js';
import { type Erasure, ErasureJournal, InvalidJournal } from '../infra/storage/erasure-journal.js';
import { replayErasures } from '../modules/privacy/erasing/replay-erasures.js';
import { prepareDatabase } from '../prepare-database.js';

/** Erases again what the erasure journal of the site names. Returns how much of it a restore had brought back. */
export async function replayJournal(config: Config): Promise<number> {
  const journal = new ErasureJournal(config, await createStorage(config));
  const erasures = await understood(journal.read(), 'Nothing was erased again.');
  // The restore put it there, so this is another place, or one that was restored without it.
  if (erasures.length === 0)
    throw new BackupError('The site has no erasure journal. Nothing was erased again.');
  return eraseAgain(config, erasures);
}

/** Returns how many of them it found. */
export async function eraseAgain(config: Config, erasures: readonly Erasure[]): Promise<number> {
  await prepareDatabase(config);
  const options = dataSourceOptions(config.migrationDatabaseUrl ?? config.databaseUrl, () => {});
  const dataSource = await new DataSource(options).initialize();
  try {
    return await replayErasures(dataSource, await createStorage(config), erasures);
  } finally {
    await dataSource.destroy();
  }
}

/** A line of a journal that is no erasure is an error in a sentence, followed by its consequence. */
export async function understood(read: Promise<Erasure[]>, consequence: string): Promise<Erasure[]> {
  return read.catch((error: unknown) => {
    throw error instanceof InvalidJournal ? new BackupError(`${error.message} ${consequence}`) : error;
  });
}
