// @ts-check
import { runScript } from './lib/command-error.mjs';
import { generate } from './build/generate.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { Stopping } from './lib/stopping.mjs';

await runScript(async () => {
  checkNodeVersion();
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  const changed = await generate(signal);
  console.log(changed.length > 0 ? `Updated: ${changed.join(', ')}` : 'Everything was up to date.');
});
