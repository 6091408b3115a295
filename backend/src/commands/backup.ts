import 'reflect-metadata';
import { makeBackup } from '../backup/make-backup.js';
import { runCommand } from './backup-command.js';

await runCommand('Backed up to', makeBackup);
