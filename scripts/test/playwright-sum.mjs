// @ts-check
import { failure } from './sum.mjs';

/** A file or a group of tests in Playwright's report. @typedef {{ suites?: Group[], specs?: Spec[] }} Group */
/** @typedef {{ file: string, title: string, tests: Array<{ status: string, results: Result[] }> }} Spec */
/** A run of a test. @typedef {{ error?: { message?: string }, attachments: Array<{ name: string, path?: string }> }} Result */
/** @typedef {Group & { stats: { expected: number, flaky: number, unexpected: number, skipped: number }, errors: unknown[] }} Report */

/**
 * The sum of a browser run. An error outside a test counts as one failure, and so does a missing report.
 * @param {Report | null} report
 * @returns {import('./sum.mjs').Sum}
 */
export function sumOfPlaywright(report) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    failures: firstFailures(report, 'unexpected'),
    // Playwright calls a test flaky that failed and then passed.
    unsteady: firstFailures(report, 'flaky'),
  };
}

/**
 * The first failure of each test that ended so, with the path of its trace.
 * @param {Report} report
 * @param {string} wanted
 */
function firstFailures(report, wanted) {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results: [first] }) => {
        const trace = first?.attachments.find(({ name }) => name === 'trace')?.path;
        const text = failure(`${file}: ${title}`, first?.error?.message ?? '');
        return trace === undefined ? text : `${text}\ntrace: ${trace}`;
      }),
  );
}

/**
 * @param {Group} group
 * @returns {Spec[]}
 */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
