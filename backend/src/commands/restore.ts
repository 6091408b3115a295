import 'reflect-metadata';
import { restoreBackup } from '../backup/restore-backup.js';
import { runCommand } from './backup-command.js';
import { prepareDatabase } from '../prepare-database.js';

await runCommand('Restored from', async (config, folder) => {
  const restored = await restoreBackup(config, folder);
  await prepareDatabase(config);
  return restored;
});
