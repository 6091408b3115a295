// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from './build/build.mjs';
import { CommandError, runScript } from './lib/command-error.mjs';
import { ensureInstalled } from './build/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { root } from './lib/project.mjs';
import { Stopping } from './lib/stopping.mjs';
import { occupyCores } from './test/busy-cores.mjs';
import { add, hasFailed, linesOf } from './test/sum.mjs';

const JEST_PROJECTS = ['unit', 'integration', 'scripts', 'faults'];
const USUAL_SUITES = [...JEST_PROJECTS, 'e2e'];
/** `presses` and `axe` run only by name: they load every page many times. */
const PLAYWRIGHT_CONFIGS = {
  e2e: 'e2e/playwright.config.ts',
  presses: 'e2e/presses.config.ts',
  axe: 'e2e/axe.config.ts',
};
const SUITES = [...JEST_PROJECTS, ...Object.keys(PLAYWRIGHT_CONFIGS)];

/** @typedef {import('./test/sum.mjs').Sum} Sum */

/** The result if a suite does not finish. @type {Sum} */
const BROKEN_OFF = { passed: 0, failed: 1, skipped: 0 };
/** Null before the first test. @type {Sum | null} */
let sum = null;

const USAGE = `npm test [-- ${SUITES.join('|')} ... [pattern ...]]
npm test -- ${Object.keys(PLAYWRIGHT_CONFIGS).join('|')} [pattern ...] [an option of Playwright ...]
npm run test:repeat -- [suite ...] pattern ... TIMES`;

await runScript(async () => {
  checkNodeVersion();
  process.chdir(root);
  if (process.argv.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const { suites, patterns, times } = readWords(process.argv.slice(2));
  const { signal } = new Stopping();
  await ensureInstalled(signal);
  await buildChanged(signal);
  sum = BROKEN_OFF;
  const { startTestServices } = await import('./test/services.mjs');
  const services = await startTestServices(signal);
  const busy = times === null ? null : occupyCores();
  const asserted = mkdtempSync(join(tmpdir(), 'paattu-asserted-'));
  try {
    const env = {
      ...process.env,
      ...services.env,
      // For e2e/tests/sentences.spec.ts, which runs last.
      ASSERTED_FOLDER: asserted,
      RUN_SUITES: suites.join(' '),
      ...(times === null ? {} : { LATE_MS: '25' }),
    };
    sum = add(await runSuites(suites, patterns, { env, signal, times }));
  } finally {
    await busy?.release();
    await services.stop();
    rmSync(asserted, { recursive: true, force: true });
  }
});
if (sum) {
  for (const line of linesOf(sum)) console.log(`\n${line}`);
  if (hasFailed(sum)) process.exitCode = 1;
}

/** @param {string[]} words */
function readWords([first = '', ...others]) {
  const isRepeat = first === 'repeat';
  const words = isRepeat ? others : [first, ...others].filter(Boolean);
  const times = isRepeat ? Number(words.pop()) : null;
  const named = words.filter((word) => SUITES.includes(word));
  const patterns = words.filter((word) => !SUITES.includes(word));
  const isOfPlaywright = named.length > 0 && named.every((suite) => suite in PLAYWRIGHT_CONFIGS);
  if (!isOfPlaywright && words.some((word) => word.startsWith('-'))) throw new CommandError(USAGE);
  if (times !== null && !(Number.isInteger(times) && times > 0 && patterns.length > 0))
    throw new CommandError(
      'Name tests and how often they run, such as: npm run test:repeat -- public/forms 20',
    );
  return { suites: named.length > 0 ? named : USUAL_SUITES, patterns, times };
}

/**
 * @param {string[]} suites
 * @param {string[]} patterns
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal, times: number | null }} options
 *   `times`: how often each test runs, with no second try
 */
async function runSuites(suites, patterns, { env, signal, times }) {
  const { runJest, runPlaywright } = await import('./test/suites.mjs');
  const { ensureBrowser } = await import('./test/browser.mjs');
  const projects = JEST_PROJECTS.filter((project) => suites.includes(project));
  if (projects.includes('unit')) projects.push('pages');
  // While a test of faults waits, the others have the two cores.
  const workers = projects.includes('faults') ? ['--maxWorkers=3'] : [];
  /** @type {Sum[]} */
  const sums = [];
  for (let run = 0; projects.length > 0 && run < (times ?? 1); run += 1) {
    const paths = patterns.map((pattern) => `--testPathPatterns=${pattern}`);
    const ran = await runJest(['--passWithNoTests', '--selectProjects', ...projects, ...workers, ...paths], {
      env,
      signal,
    });
    sums.push(ran);
    if (ran.passed + ran.failed === 0) break;
  }
  for (const [suite, config] of Object.entries(PLAYWRIGHT_CONFIGS)) {
    if (!suites.includes(suite)) continue;
    const CHROMIUM_PATH = (await ensureBrowser(signal)) ?? '';
    const options = { env: { ...env, CHROMIUM_PATH }, signal };
    const repeat = times === null ? [] : [`--repeat-each=${times}`, '--retries=0'];
    sums.push(await runPlaywright(config, ['--pass-with-no-tests', ...repeat, ...patterns], options));
  }
  return sums;
}
