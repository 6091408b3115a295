import 'reflect-metadata';
import { readdir } from 'node:fs/promises';
import { BackupError } from '../backup/backup-error.js';
import { makeBackup } from '../backup/make-backup.js';
import { runCommand } from './backup-command.js';

await runCommand('Backed up to', async (config, folder) => {
  // Also of folders alone, which the storage does not list: a backup that fails deletes its folder.
  const taken = await readdir(folder.label).catch(() => []);
  if (taken.length > 0) throw new BackupError(`${folder.label} is not empty; a backup needs a new folder.`);
  return makeBackup(config, folder);
});
