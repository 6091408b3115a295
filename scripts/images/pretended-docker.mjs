// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Docker with Compose, as far as init.sh looks for it: the machines of the tests have none.
 * @param {string} folder in which the program gets a folder
 * @returns {{ bin: string, PATH: string }} the folder of the program, and the PATH that finds it first
 */
export function pretendDocker(folder) {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'docker'), '#!/bin/sh\necho 2.40.3\n', { mode: 0o755 });
  return { bin, PATH: `${bin}:${process.env.PATH}` };
}
