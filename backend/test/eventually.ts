import { setTimeout } from 'node:timers/promises';

/** Waits until something has come about, and fails where it does not within `patienceMs`. */
export async function eventually(isSo: () => Promise<boolean>, patienceMs = 20_000): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it did not come about');
    await setTimeout(50);
  }
}
