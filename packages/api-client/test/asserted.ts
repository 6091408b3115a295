import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Notes that a test has seen a text on the page, for `e2e/tests/sentences.spec.ts`. */
export function noteAsserted(...words: readonly string[]): void {
  const folder = process.env.ASSERTED_FOLDER;
  if (folder) appendFileSync(join(folder, String(process.pid)), `${words.join(' / ')}\n`);
}
