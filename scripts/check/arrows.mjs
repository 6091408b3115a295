// @ts-check
import { dirname, join, normalize } from 'node:path';
import { readSources } from './table-owners.mjs';

/**
 * The modules of the server, from the top floor to the bottom. A module imports only those on floors below; those on one floor share nothing.
 * The modules of `contest` have floors of their own.
 */
export const FLOORS = [
  ['site', 'ops'],
  ['contest', 'contact', 'analytics', 'care'],
  ['auth', 'songs', 'privacy', 'notices'],
  ['mailing'],
  ['texts'],
  ['audit'],
  ['holds'],
];

export const CONTEST_FLOORS = [['results'], ['jury'], ['voting'], ['entries'], ['contests'], ['photos']];

const IMPORT = /\bfrom '(\.[^']+)'/g;

/**
 * The arrows between modules: `from` imports `to`.
 * @param {Record<string, string>} sources the text of each file of `backend/src`, by its path there
 * @param {string} folder whose folders are the modules, such as `modules/`
 */
export function arrowsOf(sources, folder) {
  /** @param {string} file */
  const moduleOf = (file) => (file.startsWith(folder) ? file.slice(folder.length).split('/') : []);
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const [file, text] of Object.entries(sources)) {
    const [from, ...rest] = moduleOf(file);
    // A file beside the folders belongs to none.
    if (from === undefined || rest.length === 0) continue;
    for (const [, path] of text.matchAll(IMPORT)) {
      const [to, ...more] = moduleOf(normalize(join(dirname(file), String(path))));
      if (to === undefined || more.length === 0 || to === from) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/**
 * The arrows that do not lead to a floor below.
 * @param {Map<string, Set<string>>} arrows
 * @param {string[][]} floors
 */
export function upwardArrows(arrows, floors) {
  /** @param {string} module */
  const floorOf = (module) => floors.findIndex((floor) => floor.includes(module));
  return [...arrows].flatMap(([from, all]) =>
    [...all]
      .filter((to) => floorOf(from) === -1 || floorOf(to) <= floorOf(from))
      .map((to) => `${from} imports ${to}, which is not on a floor below`),
  );
}

/** @param {Map<string, Set<string>>} arrows */
function listed(arrows) {
  return [...arrows]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([from, to]) => `  ${from} → ${[...to].sort().join(', ')}`);
}

/** Prints the arrows between the modules of the server, and returns what is wrong with them. */
export function checkArrows() {
  const sources = readSources();
  const outer = arrowsOf(sources, 'modules/');
  const inner = arrowsOf(sources, 'modules/contest/');
  console.log([...listed(outer), '  contest:', ...listed(inner).map((line) => `  ${line}`)].join('\n'));
  return [...upwardArrows(outer, FLOORS), ...upwardArrows(inner, CONTEST_FLOORS)];
}
