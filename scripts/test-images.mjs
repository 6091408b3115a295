// @ts-check
import { CommandError, runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { root } from './lib/project.mjs';
import { Stopping } from './lib/stopping.mjs';

/** npm run test:images: builds both images without a container engine, installs the site with init.sh, and uses it. */
await runScript(async () => {
  checkNodeVersion();
  process.chdir(root);
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  const { findProgram, installPackages } = await import('./test/debian.mjs');
  const missing = ['buildah', 'debootstrap', 'caddy'].filter((program) => findProgram(program) === null);
  if (missing.length > 0) await installPackages(missing, signal);
  for (const program of missing)
    if (findProgram(program) === null)
      throw new CommandError(`${program} is missing: this command runs as root on Debian.`);
  const { ensureBrowser } = await import('./test/browser.mjs');
  const CHROMIUM = await ensureBrowser(signal);
  if (CHROMIUM === null) throw new CommandError('Chromium is missing.');
  const { buildImages } = await import('./images/build-images.mjs');
  const { installedSettings } = await import('./images/installed-settings.mjs');
  const { run } = await import('./lib/run.mjs');
  const variables = await installedSettings(signal);
  await buildImages(variables, signal);
  const walk = ['unshare', '--net', '--mount', process.execPath, 'scripts/images/walk.mjs'];
  const env = { ...process.env, CHROMIUM, PAATTU_ENV: JSON.stringify(variables) };
  const { code } = await run(walk, { env, signal, show: true });
  if (code !== 0) process.exitCode = code;
});
