// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLES } from '../build/notices.mjs';
import { isShipped, nameOf } from '../lib/shipped-packages.mjs';
import { licenceErrors } from './licences.mjs';
import { root } from '../lib/project.mjs';

/** @typedef {import('../lib/shipped-packages.mjs').LockedPackage} LockedPackage */

/** @type {{ packages: Record<string, LockedPackage> }} */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/**
 * @param {string} place
 * @param {LockedPackage} added
 */
const errorsWith = (place, added) => licenceErrors({ ...packages, [place]: { version: '1.0.0', ...added } });

test('the packages that the product runs have allowed licences', () => {
  expect(licenceErrors(packages)).toEqual([]);
});

test.each([
  ['GPL-3.0-only', 'new-package 1.0.0 has the licence GPL-3.0-only'],
  ['LGPL-3.0-or-later', 'new-package 1.0.0 has the licence LGPL-3.0-or-later'],
  ['MIT AND AGPL-3.0-only', 'new-package 1.0.0 has the licence MIT AND AGPL-3.0-only'],
  [undefined, 'new-package 1.0.0 names no licence'],
])('a new package with %s is reported', (license, error) => {
  expect(errorsWith('backend/node_modules/new-package', license ? { license } : {})).toEqual([error]);
});

test.each(['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND ISC'])('a new package with %s is allowed', (license) => {
  expect(errorsWith('node_modules/@scope/new-package', { license })).toEqual([]);
});

test('tools may have any licence, because they are not distributed', () => {
  expect(errorsWith('node_modules/tool', { license: 'GPL-3.0-only', dev: true })).toEqual([]);
});

test('a tool whose files visitors get may not', () => {
  expect(errorsWith('node_modules/@fontsource/new-font', { license: 'GPL-3.0-only', dev: true })).toEqual([
    '@fontsource/new-font 1.0.0 has the licence GPL-3.0-only',
  ]);
});

test('the packages of each bundle are among those that are checked', () => {
  const checked = new Set(
    Object.entries(packages).flatMap(([place, locked]) =>
      isShipped(place, locked) ? [`${nameOf(place)} ${locked.version}`] : [],
    ),
  );
  const bundled = BUNDLES.flatMap((folder) =>
    JSON.parse(readFileSync(join(root, folder, '.vite/license.json'), 'utf8')),
  );
  const missing = bundled.filter(({ name, version }) => !checked.has(`${name} ${version}`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('an unused exception is reported', () => {
  const without = Object.fromEntries(
    Object.entries(packages).filter(([place]) => !place.includes('@img/sharp')),
  );
  expect(licenceErrors(without)).toEqual([
    'the exception for /^@img\\/sharp(-libvips)?-/ is no longer needed',
  ]);
});
