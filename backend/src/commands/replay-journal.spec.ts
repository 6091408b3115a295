import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupError } from '../backup/backup-error.js';
import type { Config } from '../config/config.js';
import { replayJournal } from './replay-journal.js';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'paattu-journal-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Without a database: it fails before it opens one. */
const replay = () => replayJournal({ dataDir } as Config);

// @trust restore-erases
test('an erasure journal that is missing, or names nothing, is an error: nothing is erased again', async () => {
  const missing = new BackupError('The site has no erasure journal. Nothing was erased again.');
  await expect(replay()).rejects.toStrictEqual(missing);
  await writeFile(join(dataDir, 'erasures.jsonl'), '\n{"at":"20');
  await expect(replay()).rejects.toStrictEqual(missing);
});

test('an erasure journal with a damaged line is an error that says what did not happen', async () => {
  await writeFile(join(dataDir, 'erasures.jsonl'), '\n# Paattu\n');
  await expect(replay()).rejects.toStrictEqual(
    new BackupError('Line 2 of the erasure journal is no erasure. Nothing was erased again.'),
  );
});
