// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { sumOfPlaywright } from './playwright-sum.mjs';
import { failure, withExit } from './sum.mjs';

/** A file of jest's report. @typedef {{ name: string, status: string, message: string, assertionResults: Test[] }} TestFile */
/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test */

/** @typedef {import('./sum.mjs').Sum} Sum */

const RESULTS = 'e2e/test-results';
const SNAPSHOT_CHARS = 4_000;

/**
 * Runs jest and sums its report. A file that fails without a failed test counts as one failure: it did not run, or failed after its tests. So does one
 * that runs only some of its tests (`test.only`).
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 * @returns {Promise<Sum>}
 */
export async function runJest(args, options) {
  const { report, code } = await withReport(
    (file) => ['jest', '--json', `--outputFile=${file}`, ...args],
    options,
  );
  /** @type {TestFile[]} */
  const files = report?.testResults ?? [];
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'focused' ||
      (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')),
  );
  const sum = {
    passed: report?.numPassedTests ?? 0,
    failed: report ? report.numFailedTests + broken.length : 1,
    skipped: report?.numPendingTests ?? 0,
    failures: [
      ...broken.map(({ name, message, status }) =>
        failure(name, status === 'focused' ? 'test.only hides its other tests' : message),
      ),
      ...files.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages: [message = ''] }) => failure(`${name}: ${fullName}`, message)),
      ),
    ],
  };
  return withExit(sum, code);
}

/**
 * Runs Playwright and sums its report.
 * @param {string} config
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 * @returns {Promise<Sum>}
 */
export async function runPlaywright(config, args, options) {
  const { report, code } = await withReport(
    () => ['playwright', 'test', '-c', config, '--reporter=list,json', ...args],
    options,
  );
  showFailedPages();
  return withExit(sumOfPlaywright(report), code);
}

/** Prints the page of each failed browser test, because CI often keeps only the log. */
function showFailedPages() {
  if (!existsSync(RESULTS)) return;
  for (const folder of readdirSync(RESULTS)) {
    const file = join(RESULTS, folder, 'error-context.md');
    if (!existsSync(file)) continue;
    const [, snapshot = ''] = readFileSync(file, 'utf8').split('# Page snapshot');
    console.log(`\n${folder}\n${snapshot.split('\n# ')[0]?.trim().slice(0, SNAPSHOT_CHARS)}`);
  }
}

/**
 * Shows a runner's output, and returns its report, or null when it wrote none, and how it ended.
 * @param {(file: string) => string[]} command
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 */
async function withReport(command, { env, signal }) {
  const file = join(tmpdir(), `paattu-report-${process.pid}.json`);
  try {
    const { code } = await run(command(file), {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      signal,
      show: true,
    });
    return { report: JSON.parse(readFileSync(file, 'utf8')), code };
  } catch (error) {
    signal.throwIfAborted();
    console.error(error);
    return { report: null, code: 1 };
  } finally {
    rmSync(file, { force: true });
  }
}
