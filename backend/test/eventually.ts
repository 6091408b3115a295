import { setTimeout } from 'node:timers/promises';

/** Waits until the condition holds, and fails after `timeoutMs`. */
export async function eventually(isSo: () => Promise<boolean>, timeoutMs = 20_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it did not come about');
    await setTimeout(50);
  }
}
