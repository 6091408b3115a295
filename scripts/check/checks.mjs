// @ts-check
import {
  apiDocument,
  composeFile,
  licences,
  pages,
  registryAddresses,
  trustPromises,
} from './content-checks.mjs';
import { generate } from '../build/generate.mjs';
import { checkArrows } from './arrows.mjs';
import { findTrespasses, readSources } from './table-owners.mjs';
import { outputIfFailed } from '../lib/run.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {(signal: AbortSignal) => Promise<string | null>} run returns the check failure or null; may throw it as a CommandError
 */

/** What `.oxlintrc.json` checks: types, and rules that need them. */
const TYPED = ['backend', 'packages', 'public-web', 'shell', 'admin-web', 'e2e', 'scripts', 'bench'];

/** All that imports: sources, tests, and what builds them. */
const IMPORTING = [
  'backend',
  'packages',
  'public-web',
  'shell',
  'admin-web',
  'scripts',
  'e2e',
  'bench',
  'eslint.config.mjs',
  'jest.config.mjs',
];

/** The longest come first, so that the two that run at a time finish together. @type {Check[]} */
export const checks = [
  command('lint', ['eslint', '.', '--max-warnings', '0']),
  command('types', ['oxlint', ...TYPED]),
  command('import rules', ['depcruise', '--config', '.dependency-cruiser.mjs', ...IMPORTING]),
  command('format', ['prettier', '--check', '--log-level', 'warn', '.']),
  command('lockfile is complete', ['npm', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund']),
  {
    name: 'modules of the server',
    run: async () => [...checkArrows(), ...findTrespasses(readSources())].join('\n') || null,
  },
  { name: 'HTML of the pages', run: pages },
  { name: 'API document', run: apiDocument },
  { name: 'trust promises', run: trustPromises },
  { name: 'licences', run: licences },
  { name: 'lockfile names no registry', run: registryAddresses },
  { name: 'compose file', run: composeFile },
];

/**
 * @param {string} name
 * @param {string[]} program
 * @returns {Check}
 */
function command(name, program) {
  return { name, run: (signal) => outputIfFailed(program, { signal }) };
}

/** @type {Check} */
export const generatedFiles = {
  name: 'generated files',
  async run(signal) {
    const changed = await generate(signal);
    if (changed.length === 0) return null;
    return `${changed.join(', ')}: out of date. They are updated now; review and commit the difference.`;
  },
};
