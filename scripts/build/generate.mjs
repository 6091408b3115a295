// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendDist, root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';
import { subsetFonts } from './subset-fonts.mjs';

/** Written by Nest's build when it checks types, from those of controllers and DTOs and from their comments. */
const METADATA = 'backend/src/metadata.ts';
export const DOCUMENT = 'api-client/openapi.json';
const EMPTY_METADATA = `export default async () => ({ '@nestjs/swagger': { models: [], controllers: [] } });\n`;
const TYPES = 'api-client/src/schema.d.ts';
const TRUST_PAGE = 'docs/trust.md';

/**
 * Writes everything that is generated and committed: the contract from the backend's sources, the trust page from the
 * tests, and subsets of fonts.
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} the files that were out of date
 */
export async function generate(signal) {
  const before = read(METADATA);
  if (namesWhatIsGone(before)) writeFileSync(join(root, METADATA), EMPTY_METADATA);
  // The server needs its JavaScript to run; its types may be the very ones that are to be made anew.
  const buildClient = ['tsc', '-p', 'api-client/tsconfig.build.json', '--noCheck'];
  await runOrFail(buildClient, 'The API client did not build.', { signal });
  // Only a build with the type checker writes the metadata; the usual one is ten times as fast and takes it as it is.
  await runOrFail(['nest', 'build', '--type-check'], 'The backend did not build.', { signal });
  /** @type {string[]} */
  const changed = read(METADATA) === before ? [] : [METADATA];
  const print = ['node', `${backendDist}/print-openapi.js`];
  const document = await runOrFail(print, 'The API could not be described.', { signal });
  const ordered = `${JSON.stringify(sorted(JSON.parse(document)), null, 2)}\n`;
  if (writeIfNew(DOCUMENT, ordered)) changed.push(DOCUMENT);
  const describe = ['openapi-typescript', DOCUMENT];
  const types = await runOrFail(describe, 'The types could not be generated.', { signal });
  if (writeIfNew(TYPES, types)) changed.push(TYPES);
  if (await writeTrustPage()) changed.push(TRUST_PAGE);
  return [...changed, ...(await subsetFonts())];
}

async function writeTrustPage() {
  // A fresh clone has no packages when this file is loaded.
  const { readTrust } = await import('../check/trust/read-trust.mjs');
  const { renderTrustPage } = await import('../check/trust/trust-page.mjs');
  const { sections, tests } = readTrust();
  return writeIfNew(TRUST_PAGE, renderTrustPage(sections, tests));
}

/**
 * Whether a file that the metadata is about was renamed or deleted: it would not compile then, and nothing would make it anew.
 * @param {string} metadata
 */
function namesWhatIsGone(metadata) {
  const files = [...metadata.matchAll(/import\("\.\/([^"]+)\.js"\)/g)].map(
    ([, file]) => `backend/src/${file}.ts`,
  );
  return files.some((file) => !existsSync(join(root, file)));
}

/**
 * Keys in one order, whatever the order in which Nest met them: a difference is then one of meaning.
 * @param {unknown} value
 * @returns {unknown}
 */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}

/** @param {string} path */
function read(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}

/**
 * @param {string} path
 * @param {string} content
 */
function writeIfNew(path, content) {
  if (read(path) === content) return false;
  writeFileSync(join(root, path), content);
  return true;
}
