// @ts-check
import satisfies from 'spdx-satisfies';

/** @typedef {{ license?: string, version?: string, dev?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ packages: RegExp, licences: string[], why: string }} Exception */

/** Ask for no more than to be named; that of fonts, that they are not sold by themselves. */
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
  ...['OFL-1.1', 'Python-2.0', 'Unlicense'],
];

/** What their licence files say, where their manifests say it in a way of their own. @type {Record<string, string>} */
const STATED = {
  'css-mediaquery': 'BSD-3-Clause',
  'passport-strategy': 'MIT',
  pause: 'MIT',
};

/** @type {Exception[]} */
export const exceptions = [
  {
    packages: /^@img\/sharp(-libvips)?-/,
    licences: ['LGPL-3.0-or-later'],
    why: 'libvips, which sharp links dynamically: a file of its own that can be exchanged.',
  },
  {
    packages: /^(@audio\/decode-(aac|ac3|dts|eac3|wma)|codec-parser)$/,
    licences: ['GPL-2.0', 'GPL-2.0-or-later', 'LGPL-2.1-or-later', 'LGPL-3.0-or-later'],
    why:
      'Decoders that come with audio-decode. Of these the worker loads the one of AAC, for waveforms. The site is run, not ' +
      'handed on, which these licences leave free; whoever hands on an image of the server hands these on under theirs.',
  },
];

/**
 * What is wrong with the licences of all that the product runs or sends, on any platform: a line for each package.
 * @param {Record<string, LockedPackage>} packages of the lockfile, by place
 * @returns {string[]}
 */
export function licenceFaults(packages) {
  const used = Object.entries(packages).filter(([place, { dev, link }]) => isPackage(place) && !dev && !link);
  const faults = used.flatMap(([place, { license, version }]) => {
    const name = nameOf(place);
    const licence = STATED[name] ?? license;
    if (licence === undefined) return [`${name} ${version} names no licence`];
    const fitting = exceptions.filter((exception) => exception.packages.test(name));
    const allowed = [...ALLOWED, ...fitting.flatMap(({ licences }) => licences)];
    return satisfies(licence, allowed) ? [] : [`${name} ${version} has the licence ${licence}`];
  });
  const names = used.map(([place]) => nameOf(place));
  const unused = exceptions.filter((exception) => !names.some((name) => exception.packages.test(name)));
  return [
    ...faults,
    ...unused.map((exception) => `the exception for ${exception.packages} is needed no more`),
  ];
}

/** @param {string} place */
const isPackage = (place) => place.includes('node_modules/');

/** @param {string} place */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
