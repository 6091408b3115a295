// @ts-check
import { CommandError, runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { root } from './lib/project.mjs';
import { Stopping } from './lib/stopping.mjs';

/** npm run test:images: builds the images without a container engine, installs the site with init.sh, uses, loses and restores it, and upgrades the release before. */
await runScript(async () => {
  checkNodeVersion();
  process.chdir(root);
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  const { buildChanged } = await import('./build/build.mjs');
  // This command reads rules of it, and builds the rest in the images.
  await buildChanged(signal, { only: 'packages/shared' });
  const { findProgram, installPackages } = await import('./test/debian.mjs');
  const missing = ['buildah', 'debootstrap', 'caddy'].filter((program) => findProgram(program) === null);
  if (missing.length > 0) await installPackages(missing, signal);
  for (const program of missing)
    if (findProgram(program) === null)
      throw new CommandError(`${program} is missing: this command runs as root on Debian.`);
  const { ensureBrowser } = await import('./test/browser.mjs');
  const CHROMIUM = await ensureBrowser(signal);
  if (CHROMIUM === null) throw new CommandError('Chromium is missing.');
  const { buildFormerImage, buildImages } = await import('./images/build-images.mjs');
  const { formerRelease, formerSettings } = await import('./images/former-release.mjs');
  const { installedSettings } = await import('./images/installed-settings.mjs');
  const { run } = await import('./lib/run.mjs');
  const { part } = await import('./images/parts.mjs');
  const variables = await installedSettings(signal);
  await part('The images of this release', () => buildImages(variables, signal));
  const former = await formerRelease(signal);
  const formerVariables = await formerSettings(former, signal);
  await part('The image of the release before', () => buildFormerImage(former, formerVariables, signal));
  for (const [walk, env] of /** @type {const} */ ([
    ['walk', {}],
    ['upgrade-walk', { PAATTU_ENV: JSON.stringify(formerVariables), PAATTU_FORMER: former }],
  ])) {
    const command = ['unshare', '--net', '--mount', process.execPath, `scripts/images/${walk}.mjs`];
    const { code } = await run(command, { env: { ...process.env, CHROMIUM, ...env }, signal, show: true });
    if (code !== 0) process.exitCode = code;
  }
});
