// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceFaults } from './licences.mjs';
import { root } from '../lib/project.mjs';

/** @typedef {import('./licences.mjs').LockedPackage} LockedPackage */

/** @type {{ packages: Record<string, LockedPackage> }} */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/**
 * @param {string} place
 * @param {LockedPackage} added
 */
const faultsWith = (place, added) => licenceFaults({ ...packages, [place]: { version: '1.0.0', ...added } });

test('what the product runs has licences that are allowed', () => {
  expect(licenceFaults(packages)).toEqual([]);
});

test.each([
  ['GPL-3.0-only', 'new-package 1.0.0 has the licence GPL-3.0-only'],
  ['LGPL-3.0-or-later', 'new-package 1.0.0 has the licence LGPL-3.0-or-later'],
  ['MIT AND AGPL-3.0-only', 'new-package 1.0.0 has the licence MIT AND AGPL-3.0-only'],
  [undefined, 'new-package 1.0.0 names no licence'],
])('a new package with %s is told', (license, fault) => {
  expect(faultsWith('backend/node_modules/new-package', license ? { license } : {})).toEqual([fault]);
});

test.each(['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND ISC'])('a new package with %s may come', (license) => {
  expect(faultsWith('node_modules/@scope/new-package', { license })).toEqual([]);
});

test('tools may have any licence: nobody gets them', () => {
  expect(faultsWith('node_modules/tool', { license: 'GPL-3.0-only', dev: true })).toEqual([]);
});

test('an exception that nothing needs is told', () => {
  const without = Object.fromEntries(
    Object.entries(packages).filter(([place]) => !place.includes('@img/sharp')),
  );
  expect(licenceFaults(without)).toEqual(['the exception for /^@img\\/sharp(-libvips)?-/ is needed no more']);
});
