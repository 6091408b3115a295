// @ts-check

/** @typedef {{ license?: string, version?: string, dev?: boolean, link?: boolean }} LockedPackage */

/** The licences from licence files of packages whose manifests use another notation. @type {Record<string, string>} */
const STATED = {
  'css-mediaquery': 'BSD-3-Clause',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
};

/** Tools whose files are part of what visitors get. */
const SENT_TOOLS = /^(@fontsource(-variable)?\/|@module-federation\/|tailwindcss$)/;

/**
 * Whether the product runs the package or sends it to visitors.
 * @param {string} place
 * @param {LockedPackage} locked
 */
export function isShipped(place, { dev, link }) {
  return place.includes('node_modules/') && !link && (!dev || SENT_TOOLS.test(nameOf(place)));
}

/**
 * The licence as an SPDX expression.
 * @param {string} name
 * @param {LockedPackage} locked
 */
export const licenceOf = (name, { license }) => STATED[name] ?? license;

/** @param {string} place */
export const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
