// @ts-check
import { buildChanged } from './build/build.mjs';
import { runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { Stopping } from './lib/stopping.mjs';

await runScript(async () => {
  checkNodeVersion();
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  await buildChanged(signal, { all: true });
});
