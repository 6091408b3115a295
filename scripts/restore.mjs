// @ts-check
import { resolve } from 'node:path';
import { buildChanged } from './build/build.mjs';
import { CommandError, runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { root } from './lib/project.mjs';
import { Stopping } from './lib/stopping.mjs';

/**
 * npm run restore -- FOLDER (--erasures FILE | --no-erasures): restores a backup into an empty database and an empty data folder.
 * npm run restore -- --only-erasures: erases again what the backup still had, if the restore ended before that.
 */
await runScript(async () => {
  checkNodeVersion();
  const [named, ...erasures] = process.argv.slice(2);
  if (!named) throw new CommandError('Name the folder of the backup: npm run restore -- FOLDER');
  const inCwd = (/** @type {string} */ path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
  const folder = inCwd(named);
  const journal = erasures.map((word) => (word.startsWith('--') ? word : inCwd(word)));
  process.chdir(root);
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  await buildChanged(signal);
  const { eraseAgain, restore } = await import('./stack/backup.mjs');
  await (named === '--only-erasures' ? eraseAgain(signal) : restore(folder, journal, signal));
});
