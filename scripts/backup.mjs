// @ts-check
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildChanged } from './build/build.mjs';
import { runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { backendDist, root } from './lib/project.mjs';
import { Stopping } from './lib/stopping.mjs';

/** npm run backup [-- FOLDER]: database and files into a new folder, while the site goes on or while it is stopped. */
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
  // A site that runs is left as it was built.
  if (!existsSync(join(root, backendDist, 'backup.js'))) await buildChanged(signal);
  const { backUp } = await import('./stack/backup.mjs');
  await backUp(folder, signal);
});
