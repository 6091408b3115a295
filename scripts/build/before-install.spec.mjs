// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';

const IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?'([^']+)'/gm;

/** The packages that a script imports before it does anything, by the file that does so. @param {string} script */
function packagesOf(script) {
  const seen = new Set([script]);
  /** @type {string[]} */
  const packages = [];
  for (const file of seen) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (name.startsWith('.')) seen.add(join(dirname(file), name));
      else if (!name.startsWith('node:')) packages.push(`${file.slice(root.length + 1)}: ${name}`);
    }
  }
  return packages;
}

const scripts = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.mjs'));
const installing = scripts.filter((name) =>
  /install\.mjs|launch\.mjs/.test(readFileSync(join(root, 'scripts', name), 'utf8')),
);

test.each(installing)('%s needs no package before it has installed them', (name) => {
  expect(packagesOf(join(root, 'scripts', name))).toEqual([]);
});

test('the scripts that install are among them', () => {
  expect(installing).toEqual(expect.arrayContaining(['check.mjs', 'start.mjs', 'test.mjs', 'build.mjs']));
});
