// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../lib/project.mjs';
import { readTests } from './tagged-tests.mjs';
import { PROMISES } from './trust-page.mjs';

const TESTED_FOLDERS = [
  'packages',
  'backend/src',
  'backend/test',
  'public-web/src',
  'shell/src',
  'admin-web/src',
  'e2e/tests',
  'scripts',
];

/** Reads the promises and all tests of the project. */
export function readTrust() {
  /** @type {import('./trust-page.mjs').Section[]} */
  const sections = parse(readFileSync(join(root, PROMISES), 'utf8'));
  const tests = specPaths().flatMap((path) =>
    readTests(path, readFileSync(join(root, path), 'utf8')).map((test) => ({ ...test, path })),
  );
  return { sections, tests };
}

function specPaths() {
  return TESTED_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.spec\.\w+$/.test(path))
      .map((path) => `${folder}/${path}`)
      .sort(),
  );
}
