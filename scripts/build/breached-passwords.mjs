// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Writes the filter of breached passwords from a text file with a password on each line: the first four bytes of the
 * SHA-256 of each one that staff could choose, sorted. Run by hand, with a newer list:
 * `node scripts/build/breached-passwords.mjs LIST`
 */
const MIN_LENGTH = 12;
const TARGET = new URL('../../backend/passwords/breached-passwords.bin', import.meta.url);

const [list] = process.argv.slice(2);
if (!list) {
  console.error('Name the file with the list.');
  process.exit(1);
}
const prefixes = new Set();
for (const line of readFileSync(list, 'utf8').split(/\r?\n/)) {
  const password = line.normalize('NFKC').toLowerCase();
  if (password.length < MIN_LENGTH) continue;
  prefixes.add(createHash('sha256').update(password).digest().readUInt32BE());
}
const sorted = Uint32Array.from(prefixes).sort();
const file = Buffer.alloc(sorted.length * 4);
sorted.forEach((prefix, index) => file.writeUInt32BE(prefix, index * 4));
writeFileSync(TARGET, file);
console.log(`${sorted.length} passwords in ${fileURLToPath(TARGET)}`);
