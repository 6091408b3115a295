// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { DOCUMENT, generate } from './generate.mjs';
import { root } from './project.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {(signal: AbortSignal) => Promise<string | null>} run answers with what is wrong
 */

const TYPED = ['api-client', 'backend', 'public-web', 'shell', 'admin-web', 'e2e', 'scripts'];

/** The longest come first, so that two at a time end at about the same moment. @type {Check[]} */
export const checks = [
  command('lint', ['eslint', '.', '--max-warnings', '0']),
  ...TYPED.map((folder) => command(`types of ${folder}`, ['tsc', '-p', folder, '--noEmit'])),
  command('import rules', ['depcruise', '--config', '.dependency-cruiser.mjs', ...sourceFolders()]),
  command('format', ['prettier', '--check', '--log-level', 'warn', '.']),
  command('lockfile is complete', ['npm', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund']),
  { name: 'API document', run: apiDocument },
  { name: 'trust page', run: trustPage },
  { name: 'lockfile names no registry', run: registryAddresses },
  { name: 'compose file', run: composeFile },
];

function sourceFolders() {
  return ['backend/src', 'api-client/src', 'public-web/src', 'shell/src', 'admin-web/src'];
}

/**
 * @param {string} name
 * @param {string[]} program
 * @returns {Check}
 */
function command(name, program) {
  return { name, run: (signal) => outputIfFailed(program, { signal }) };
}

/**
 * @param {string[]} program
 * @param {{ signal: AbortSignal, env?: NodeJS.ProcessEnv }} options
 */
async function outputIfFailed(program, options) {
  const { code, output } = await run(program, options);
  return code === 0 ? null : output;
}

/** @type {Check} */
export const generatedFiles = {
  name: 'generated files',
  async run(signal) {
    try {
      const changed = await generate(signal);
      if (changed.length === 0) return null;
      return `${changed.join(', ')}: not what the sources say. Written anew just now; look at the difference and commit it.`;
    } catch (error) {
      if (error instanceof Fault) return error.message;
      throw error;
    }
  },
};

async function apiDocument() {
  // A fresh clone has no packages when this file is loaded.
  const { lintOpenApi } = await import('./lint-openapi.mjs');
  const faults = await lintOpenApi(readFileSync(join(root, DOCUMENT), 'utf8'));
  return faults.length === 0
    ? null
    : `In ${DOCUMENT}, which is made from controllers and DTOs:\n${faults.join('\n')}`;
}

async function trustPage() {
  const { TRUST_PAGE, trustPageFaults } = await import('./trust-page.mjs');
  const faults = trustPageFaults(readFileSync(join(root, TRUST_PAGE), 'utf8'));
  return faults.length === 0 ? null : faults.join('\n');
}

/** A lockfile with addresses would install from one registry alone, which others may not reach. */
async function registryAddresses() {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const addresses = lockfile.match(/"resolved": "https?:[^"]+"/g) ?? [];
  if (addresses.length === 0) return null;
  return `${addresses.length} addresses, such as ${addresses[0]}.\nSet omit-lockfile-registry-resolved and lock again.`;
}

/**
 * Its variables are compared with the schema by a test; here Docker itself reads it, where there is one.
 * @param {AbortSignal} signal
 */
async function composeFile(signal) {
  const version = await run(['docker', 'compose', 'version'], { signal }).catch(() => null);
  if (version?.code !== 0) return null;
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const required = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => [name, 'stand-in']);
  const env = { ...process.env, ...Object.fromEntries(required) };
  return outputIfFailed(['docker', 'compose', 'config', '--quiet'], { env, signal });
}
