import { setTimeout } from 'node:timers/promises';

/** Shorter than the timeout of a test, so that the test names what did not happen. */
const TIMEOUT_MS = 50_000;

/** Waits until the condition holds. */
export async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('the condition did not hold in time');
    await setTimeout(50);
  }
}
