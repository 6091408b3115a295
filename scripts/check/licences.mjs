// @ts-check
import satisfies from 'spdx-satisfies';
import { isShipped, licenceOf, nameOf } from '../lib/shipped-packages.mjs';

/** @typedef {import('../lib/shipped-packages.mjs').LockedPackage} LockedPackage */
/** @typedef {{ packages: RegExp, licences: string[], why: string }} Exception */

/** Require only attribution; for fonts also that they are not sold alone. */
const ALLOWED = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense'],
];

/** @type {Exception[]} */
export const exceptions = [
  {
    packages: /^@img\/sharp(-libvips)?-/,
    licences: ['LGPL-3.0-or-later'],
    why: 'libvips, which sharp links dynamically, so that it can be replaced.',
  },
  {
    packages: /^@audio\/decode-aac$/,
    licences: ['GPL-2.0'],
    why: 'FAAD2, which draws the waveforms of AAC in a process of its own; no decoder of AAC has a freer licence (decision 097).',
  },
  {
    packages: /^codec-parser$/,
    licences: ['LGPL-3.0-or-later'],
    why: 'Finds the frames for the decoders of FLAC and Opus; it is a package of its own, so that it can be replaced.',
  },
];

/**
 * Checks the licences of all packages that the product runs or sends on any platform. Returns a line for each error.
 * @param {Record<string, LockedPackage>} packages of the lockfile, by path
 * @returns {string[]}
 */
export function licenceErrors(packages) {
  const used = Object.entries(packages).filter(([place, locked]) => isShipped(place, locked));
  const errors = used.flatMap(([place, locked]) => {
    const { version } = locked;
    const name = nameOf(place);
    const licence = licenceOf(name, locked);
    if (licence === undefined) return [`${name} ${version} names no licence`];
    const fitting = exceptions.filter((exception) => exception.packages.test(name));
    const allowed = [...ALLOWED, ...fitting.flatMap(({ licences }) => licences)];
    return satisfies(licence, allowed) ? [] : [`${name} ${version} has the licence ${licence}`];
  });
  const names = used.map(([place]) => nameOf(place));
  const unused = exceptions.filter((exception) => !names.some((name) => exception.packages.test(name)));
  return [
    ...errors,
    ...unused.map((exception) => `the exception for ${exception.packages} is no longer needed`),
  ];
}
