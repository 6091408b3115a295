// @ts-check
import { buildChanged } from '../build/build.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { checkNodeVersion } from '../lib/node-version.mjs';
import { root } from '../lib/project.mjs';
import { Stopping } from '../lib/stopping.mjs';

/**
 * Installs and builds what is missing and runs the whole product until it is stopped or a process fails for good.
 * Leaves no process running.
 * @param {{ watch?: boolean, demoPhase?: string | null }} [options] `watch` rebuilds and restarts when sources change;
 * with `demoPhase` it is a demo, on data of its own
 */
export async function launch({ watch = false, demoPhase = null } = {}) {
  checkNodeVersion();
  process.chdir(root);
  const stopping = new Stopping();
  await ensureInstalled(stopping.signal);
  await buildChanged(stopping.signal);
  // These import packages, which are installed only now.
  const [{ Stack }, { welcome }] = await Promise.all([import('./stack.mjs'), import('./welcome.mjs')]);
  const stack = new Stack({ outlivesServers: watch, demoPhase });
  stopping.onForce(() => {
    stack.kill();
    process.exit(1);
  });
  try {
    const started = await stack.start(stopping.signal);
    console.log(welcome(started, stack));
    await Promise.race([watch ? watchAndBuild(stack, stopping) : stopping.asked(), stack.failed]);
    console.log('\nStopping ...');
  } finally {
    stopping.begin();
    await stack.stop();
  }
}

/**
 * @param {import('./stack.mjs').Stack} stack
 * @param {Stopping} stopping
 */
async function watchAndBuild(stack, { signal }) {
  const [{ serveDesignPages }, { watchSources }] = await Promise.all([
    import('./design-pages.mjs'),
    import('./watch.mjs'),
  ]);
  const design = await serveDesignPages();
  console.log(`The components of the site and of the console: ${design.address}`);
  try {
    await watchSources(stack, signal);
  } finally {
    await design.close();
  }
}
