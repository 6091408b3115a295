// @ts-check
import { buildChanged } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { root } from './project.mjs';
import { Stopping } from './stopping.mjs';

/**
 * Installs and builds what is missing, runs the whole product until a stop is asked for or a part fails for good, and
 * leaves no process behind.
 * @param {(stack: import('./stack.mjs').Stack, stopping: Stopping) => Promise<void>} [whileRunning]
 */
export async function launch(whileRunning = async () => {}) {
  checkNodeVersion();
  process.chdir(root);
  const stopping = new Stopping();
  await ensureInstalled(stopping.signal);
  await buildChanged(stopping.signal);
  // Only now are the packages there that these import.
  const [{ Stack }, { welcome }] = await Promise.all([import('./stack.mjs'), import('./welcome.mjs')]);
  const stack = new Stack();
  stopping.onForce(() => {
    stack.kill();
    process.exit(1);
  });
  try {
    const started = await stack.start(stopping.signal);
    console.log(welcome(started, stack));
    await Promise.race([Promise.all([stopping.asked(), whileRunning(stack, stopping)]), stack.failed]);
    console.log('\nStopping ...');
  } finally {
    await stack.stop();
  }
}
