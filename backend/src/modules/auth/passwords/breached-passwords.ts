import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FILE = join(
  dirname(createRequire(import.meta.url).resolve('@paattu/backend/package.json')),
  'passwords/breached-passwords.bin',
);
const BYTES = 4;

let filter: Buffer | undefined;

/** Whether a password of at least 12 characters is among those that were stolen and published (`backend/passwords`). */
export function isBreached(password: string): boolean {
  filter ??= readFileSync(FILE);
  const text = password.normalize('NFKC').toLowerCase();
  const wanted = createHash('sha256').update(text).digest().readUInt32BE();
  let [low, high] = [0, filter.length / BYTES];
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = filter.readUInt32BE(middle * BYTES);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}
