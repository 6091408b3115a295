// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folders and files that builds do not read, or that they write. */
const LEFT_OUT = /(^|\/)(node_modules|dist|coverage|Dockerfile|[^/]+\.(spec\.\w+|md)|backend\/(demo|test))$/;

/** @param {string} path */
export const isLeftOut = (path) => LEFT_OUT.test(path);

/**
 * One hash of the names and contents of all files under the given paths.
 * @param {string} base
 * @param {string[]} paths files or folders, relative to base
 */
export function contentHash(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, base, join(base, path));
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} base
 * @param {string} path
 */
function addPath(hash, base, path) {
  const name = relative(base, path).replaceAll('\\', '/');
  if (isLeftOut(name)) return;
  if (statSync(path).isDirectory()) {
    for (const child of readdirSync(path).sort()) addPath(hash, base, join(path, child));
  } else {
    const content = readFileSync(path);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
}
