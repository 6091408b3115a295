// @ts-check
import { buildChanged } from './build/build.mjs';
import { runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { root } from './lib/project.mjs';
import { Stopping } from './lib/stopping.mjs';

/** `faults` runs only by name: its tests kill servers and take minutes. */
const VITEST_PROJECTS = ['unit', 'integration', 'scripts', 'faults'];
const USUAL_SUITES = ['unit', 'integration', 'scripts', 'e2e'];
/** `presses` and `axe` run only by name as well: they load every page many times. */
const PLAYWRIGHT_CONFIGS = {
  e2e: 'e2e/playwright.config.ts',
  presses: 'e2e/presses.config.ts',
  axe: 'e2e/axe.config.ts',
};
const SUITES = [...VITEST_PROJECTS, ...Object.keys(PLAYWRIGHT_CONFIGS)];

/** @typedef {import('./test/suites.mjs').Sum} Sum */

/** The result if a suite does not finish. @type {Sum} */
const BROKEN_OFF = { passed: 0, failed: 1, skipped: 0 };
let sum = BROKEN_OFF;

/** npm test [-- unit|integration|scripts|faults|e2e|presses|axe ... [pattern ...]] */
await runScript(async () => {
  checkNodeVersion();
  process.chdir(root);
  const words = process.argv.slice(2);
  const named = words.filter((word) => SUITES.includes(word));
  const patterns = words.filter((word) => !SUITES.includes(word));
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  await buildChanged(signal);
  const { startTestServices } = await import('./test/services.mjs');
  const services = await startTestServices(signal);
  try {
    const env = { ...process.env, ...services.env };
    sum = add(await runSuites(named.length > 0 ? named : USUAL_SUITES, patterns, { env, signal }));
  } finally {
    await services.stop();
  }
});
for (const failure of sum.failures ?? []) console.log(`\nFAILED ${failure}`);
if (sum.skipped > 0) console.log(`\n${sum.skipped} skipped`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
if (sum.failed > 0 || sum.passed === 0) process.exitCode = 1;

/**
 * @param {string[]} suites
 * @param {string[]} patterns
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 */
async function runSuites(suites, patterns, { env, signal }) {
  const { runVitest, runPlaywright } = await import('./test/suites.mjs');
  const { ensureBrowser } = await import('./test/browser.mjs');
  const projects = VITEST_PROJECTS.filter((project) => suites.includes(project));
  /** @type {Sum[]} */
  const sums = [];
  if (projects.length > 0) {
    sums.push(
      await runVitest(
        ['--passWithNoTests', ...projects.flatMap((project) => ['--project', project]), ...patterns],
        { env, signal },
      ),
    );
  }
  for (const [suite, config] of Object.entries(PLAYWRIGHT_CONFIGS)) {
    if (!suites.includes(suite)) continue;
    const CHROMIUM_PATH = (await ensureBrowser(signal)) ?? '';
    const options = { env: { ...env, CHROMIUM_PATH }, signal };
    sums.push(await runPlaywright(config, ['--pass-with-no-tests', ...patterns], options));
  }
  return sums;
}

/**
 * @param {Sum[]} sums
 * @returns {Sum}
 */
function add(sums) {
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    sums.reduce((all, part) => all + part[kind], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    failures: sums.flatMap(({ failures = [] }) => failures),
  };
}
