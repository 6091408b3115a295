import 'reflect-metadata';
import { loadConfig } from '../config/config.js';
import { report } from './backup-command.js';
import { replayJournal } from './replay-journal.js';

await report(async () => {
  const found = await replayJournal(loadConfig(process.env));
  console.log(`Erased again: ${found} of what the backup still had.`);
});
