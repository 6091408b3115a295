// @ts-check
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildChanged } from './build/build.mjs';
import { runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { backendDist, root } from './lib/project.mjs';
import { Stopping } from './lib/stopping.mjs';

/** npm run backup [-- FOLDER]: backs up the database and the files into a new folder, whether the site runs or not. */
await runScript(async () => {
  checkNodeVersion();
  const [named] = process.argv.slice(2);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const folder = named
    ? resolve(process.env.INIT_CWD ?? process.cwd(), named)
    : join(root, 'backups', moment);
  process.chdir(root);
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  // Builds of a running site stay unchanged.
  if (!existsSync(join(root, backendDist, 'commands/backup.js'))) await buildChanged(signal);
  const { backUp } = await import('./stack/backup.mjs');
  await backUp(folder, signal);
});
