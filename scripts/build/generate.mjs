// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendDist, root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';
import { lists } from './lists.mjs';
import { tokenFiles } from './design-tokens.mjs';
import { subsetFonts } from './subset-fonts.mjs';

/** Nest's build with type check writes it from the types and comments of controllers and DTOs. */
const METADATA = 'backend/src/metadata.ts';
export const DOCUMENT = 'packages/api-client/openapi.json';
const EMPTY_METADATA = `export default async () => ({ '@nestjs/swagger': { models: [], controllers: [] } });\n`;
const TYPES = 'packages/api-client/src/schema.d.ts';
const PROGRAM_TYPES = 'packages/verify/verify.d.mts';
const TRUST_PAGE = 'docs/trust.md';

/**
 * Writes everything that is generated and committed: the contract from the backend's sources, the trust page from the
 * tests, the design tokens as style sheets, and subsets of fonts.
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} the files that were out of date
 */
export async function generate(signal) {
  /** @type {string[]} */
  const changed = [];
  if (await writeProgramTypes(signal)) changed.push(PROGRAM_TYPES);
  for (const [file, list] of Object.entries(lists())) if (writeIfNew(file, list)) changed.push(file);
  const before = read(METADATA);
  if (namesWhatIsGone(before)) writeFileSync(join(root, METADATA), EMPTY_METADATA);
  const buildShared = ['tsc', '-p', 'packages/shared/tsconfig.build.json'];
  await runOrFail(buildShared, 'What server and browsers share did not build.', { signal });
  // Only a build with type check writes the metadata. The usual build is ten times as fast and reads it.
  await runOrFail(['nest', 'build', '--type-check'], 'The backend did not build.', { signal });
  if (read(METADATA) !== before) changed.push(METADATA);
  const print = ['node', `${backendDist}/commands/print-openapi.js`];
  const document = await runOrFail(print, 'The API could not be described.', { signal });
  const ordered = `${JSON.stringify(sorted(JSON.parse(document)), null, 2)}\n`;
  if (writeIfNew(DOCUMENT, ordered)) changed.push(DOCUMENT);
  const describe = ['openapi-typescript', DOCUMENT];
  const types = await runOrFail(describe, 'The types could not be generated.', { signal });
  if (writeIfNew(TYPES, types)) changed.push(TYPES);
  if (await writeTrustPage()) changed.push(TRUST_PAGE);
  for (const [file, css] of Object.entries(tokenFiles())) if (writeIfNew(file, css)) changed.push(file);
  return [...changed, ...(await subsetFonts())];
}

/**
 * The types of the program that verifies a result, from its comments: it stays JavaScript, because people run it at home.
 * @param {AbortSignal} signal
 */
async function writeProgramTypes(signal) {
  const folder = mkdtempSync(join(tmpdir(), 'paattu-types-'));
  try {
    const declare = ['tsc', '-p', 'packages/verify/tsconfig.types.json', '--outDir', folder];
    await runOrFail(declare, 'The types of the program could not be generated.', { signal });
    return writeIfNew(PROGRAM_TYPES, readFileSync(join(folder, 'verify.d.mts'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writeTrustPage() {
  // A new clone has no packages when this file loads.
  const { readTrust } = await import('../check/trust/read-trust.mjs');
  const { renderTrustPage } = await import('../check/trust/trust-page.mjs');
  const { sections, tests } = readTrust();
  return writeIfNew(TRUST_PAGE, renderTrustPage(sections, tests));
}

/**
 * Whether a file in the metadata was renamed or deleted. Then the metadata does not compile and cannot be generated.
 * @param {string} metadata
 */
function namesWhatIsGone(metadata) {
  const files = [...metadata.matchAll(/import\("\.\/([^"]+)\.js"\)/g)].map(
    ([, file]) => `backend/src/${file}.ts`,
  );
  return files.some((file) => !existsSync(join(root, file)));
}

/**
 * Sorts the keys, so that each difference has a meaning.
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
