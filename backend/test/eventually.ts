import { setTimeout } from 'node:timers/promises';

/** Shorter than the timeout of a test, so that the test names what did not happen. */
const TIMEOUT_MS = 120_000;

/** Waits until the check neither throws nor returns false. */
export async function eventually(check: () => Promise<boolean | void>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      if ((await check()) !== false) return;
      if (performance.now() > deadline) throw new Error('the condition did not hold in time');
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await setTimeout(50);
  }
}
