// @ts-check
import { CommandError, runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { root } from './lib/project.mjs';
import { Stopping } from './lib/stopping.mjs';

/** npm run test:images: builds both images without a container engine, runs them as the compose file does, and uses them. */
await runScript(async () => {
  checkNodeVersion();
  process.chdir(root);
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  const { findProgram, installPackages } = await import('./test/debian.mjs');
  const missing = ['buildah', 'debootstrap'].filter((program) => findProgram(program) === null);
  if (missing.length > 0) await installPackages(missing, signal);
  for (const program of missing)
    if (findProgram(program) === null)
      throw new CommandError(`${program} is missing: this command runs as root on Debian.`);
  const { buildImages } = await import('./images/build-images.mjs');
  const { installStorage } = await import('./images/storage.mjs');
  const { VARIABLES } = await import('./images/stack.mjs');
  const { run } = await import('./lib/run.mjs');
  await installStorage(signal);
  await buildImages(VARIABLES, signal);
  const walk = ['unshare', '--net', process.execPath, 'scripts/images/walk.mjs'];
  const { code } = await run(walk, { signal, show: true });
  if (code !== 0) process.exitCode = code;
});
