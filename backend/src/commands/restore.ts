import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BackupError } from '../backup/backup-error.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { createStorage } from '../infra/storage/create-storage.js';
import {
  type Erasure,
  ErasureJournal,
  JOURNAL_FILE,
  parseErasures,
} from '../infra/storage/erasure-journal.js';
import { runCommand } from './backup-command.js';
import { prepareServer } from './prepare-server.js';
import { eraseAgain, understood } from './replay-journal.js';

const ASK = `Name the erasure journal of the site, so that what was erased does not come back:
  --erasures FILE   erasures.jsonl from its DATA_DIR or from beside the backups, or the objects under erasures/ of its bucket in one file
  --no-erasures     if nothing was ever erased, or the journal is lost`;

const CONSEQUENCE = 'Nothing was restored.';

await runCommand('Restored from', async (config, folder) => {
  const storage = await createStorage(config);
  const journal = new ErasureJournal(config, storage);
  const given = await readGiven(process.argv.slice(3), besides(folder.label));
  // First, so that they are here if the restore ends early. The next restore needs them too.
  const all = await understood(journal.merge(given), CONSEQUENCE);
  // A new server has no roles, and no start may create them before: its tables would be in the way.
  await prepareServer(config);
  const restored = await restoreBackup(config, folder);
  const found = await eraseAgain(config, all);
  if (given.length + found > 0) console.log(`Erased again: ${found} of what the backup still had.`);
  return restored;
});

/** The copy that the worker keeps beside the backups; undefined where there is none. */
function besides(folder: string): string | undefined {
  const copy = join(dirname(resolve(folder)), JOURNAL_FILE);
  return existsSync(copy) ? copy : undefined;
}

async function readGiven(options: string[], copy: string | undefined): Promise<Erasure[]> {
  const [option, file] = options.length === 0 && copy !== undefined ? ['--erasures', copy] : options;
  if (option === '--no-erasures') return [];
  if (option !== '--erasures' || file === undefined) throw new BackupError(ASK);
  const lines = await readFile(file, 'utf8').catch(() => {
    throw new BackupError(`The erasure journal ${file} cannot be read. ${ASK}`);
  });
  const erasures = await understood((async () => parseErasures(lines))(), CONSEQUENCE);
  if (erasures.length === 0) throw new BackupError(`The erasure journal ${file} names no erasure. ${ASK}`);
  return erasures;
}
