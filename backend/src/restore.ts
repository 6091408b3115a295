import 'reflect-metadata';
import { restoreBackup } from './backup/restore-backup.js';
import { runCommand } from './backup-command.js';

await runCommand('Restored from', restoreBackup);
