// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';
import { testTitles } from './test-titles.mjs';

export const TRUST_PAGE = 'docs/trust.md';

/** `[file] \`group › test\``, where the file is a link that is defined at the end of the page. */
const NAMED_TEST = /^\[([^\]]+)\] `([^`]+)`$/;

/**
 * What is wrong with the page that names a test for each promise: one without a test, or a test that is not there.
 * @param {string} page
 * @param {(path: string) => string | null} [read] a file of the project, null where there is none
 * @returns {string[]}
 */
export function trustPageFaults(page, read = readProjectFile) {
  const files = new Map(
    [...page.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, label = '', link = '']) => [
      label,
      join(dirname(TRUST_PAGE), link),
    ]),
  );
  /** @type {Map<string, Set<string> | null>} */
  const titles = new Map();
  /** @param {string} path */
  const titlesIn = (path) => {
    const source = titles.has(path) ? null : read(path);
    if (source !== null) titles.set(path, new Set(testTitles(path, source)));
    return titles.get(path);
  };
  /** @param {string} named */
  const faultOf = (named) => {
    const [, label = '', title = ''] = NAMED_TEST.exec(named) ?? [];
    const path = files.get(label);
    if (path === undefined) return `names no test: ${named}`;
    if (!titlesIn(path)) return `there is no ${path}`;
    return titlesIn(path)?.has(title) ? null : `${path} has no test "${title}"`;
  };
  return rowsOf(page).flatMap(({ line, tests }) =>
    tests.flatMap((named) => {
      const fault = faultOf(named);
      return fault === null ? [] : [`${TRUST_PAGE}:${line} ${fault}`];
    }),
  );
}

/**
 * The rows of all tables, but for their heads: the last cell names the tests, one a line.
 * @param {string} page
 */
function rowsOf(page) {
  const lines = page.split('\n').map((text, index) => ({ text, line: index + 1 }));
  const isHead = (/** @type {number} */ index) => /^\|[\s|:-]+\|$/.test(lines[index + 1]?.text ?? '');
  return lines.flatMap(({ text, line }, index) => {
    if (!text.startsWith('|') || /^\|[\s|:-]+\|$/.test(text) || isHead(index)) return [];
    const cells = text.split(/(?<!\\)\|/).slice(1, -1);
    const tests = (cells.at(-1) ?? '').split('<br>').map((named) => named.trim().replaceAll('\\|', '|'));
    return [{ line, tests }];
  });
}

/** @param {string} path */
function readProjectFile(path) {
  const absolute = join(root, path);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : null;
}
