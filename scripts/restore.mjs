// @ts-check
import { resolve } from 'node:path';
import { buildChanged } from './build/build.mjs';
import { CommandError, runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { root } from './lib/project.mjs';
import { Stopping } from './lib/stopping.mjs';

/** npm run restore -- FOLDER: restores restores a backup into an empty database and an empty data folder. */
await runScript(async () => {
  checkNodeVersion();
  const [named] = process.argv.slice(2);
  if (!named) throw new CommandError('Name the folder of the backup: npm run restore -- FOLDER');
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), named);
  process.chdir(root);
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  await buildChanged(signal);
  const { restore } = await import('./stack/backup.mjs');
  await restore(folder, signal);
});
