// @ts-check
import { sumOfPlaywright } from './playwright-sum.mjs';
import { add, hasFailed, linesOf, withExit } from './sum.mjs';

const passing = { error: undefined, attachments: [] };
const failing = {
  error: { message: 'Error: \x1b[31mno toast\x1b[39m' },
  attachments: [
    { name: 'screenshot', path: '/results/1/page.png' },
    { name: 'trace', path: '/results/1/trace.zip' },
  ],
};

/** A report of Playwright with one test for each list of runs. @param {Array<Array<typeof passing | typeof failing>>} runs */
function report(runs) {
  const statusOf = (/** @type {typeof runs[number]} */ results) =>
    results.at(-1) !== passing ? 'unexpected' : results.length > 1 ? 'flaky' : 'expected';
  const count = (/** @type {string} */ status) =>
    runs.filter((results) => statusOf(results) === status).length;
  const specs = runs.map((results, index) => ({
    file: 'public/forms.spec.ts',
    title: `test ${index + 1}`,
    tests: [{ status: statusOf(results), results }],
  }));
  return {
    // A group in a file.
    suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
    stats: {
      expected: count('expected'),
      flaky: count('flaky'),
      unexpected: count('unexpected'),
      skipped: 0,
    },
    errors: [],
  };
}

const unsteady = [failing, passing];

describe('a browser test that fails', () => {
  it('is unsteady if it passes when it runs once more, and the last lines name it with the trace of its failure', () => {
    const sum = add([{ passed: 2, failed: 0, skipped: 1 }, sumOfPlaywright(report([[passing], unsteady]))]);

    expect(hasFailed(sum)).toBe(false);
    expect(linesOf(sum)).toEqual([
      '1 skipped',
      '4 passed, 0 failed',
      'UNSTEADY public/forms.spec.ts: test 2\nError: no toast\ntrace: /results/1/trace.zip',
    ]);
  });

  it('fails the run if it fails again, with the trace of its first failure', () => {
    const sum = sumOfPlaywright(report([[passing], [failing, { ...failing, attachments: [] }]]));

    expect(hasFailed(sum)).toBe(true);
    expect(linesOf(sum)).toEqual([
      'FAILED public/forms.spec.ts: test 2\nError: no toast\ntrace: /results/1/trace.zip',
      '1 passed, 1 failed',
    ]);
  });
});

it.each([
  { runs: [[passing]], failed: false },
  { runs: [], failed: true },
  { runs: [unsteady, unsteady, unsteady], failed: false },
  { runs: [unsteady, unsteady, unsteady, unsteady], failed: true },
  { runs: [[passing], [failing, failing]], failed: true },
])('run %# of the table fails: $failed', ({ runs, failed }) => {
  expect(hasFailed(sumOfPlaywright(report(runs)))).toBe(failed);
});

it('counts the unsteady tests of all suites, and says that they are too many', () => {
  const two = sumOfPlaywright(report([unsteady, unsteady]));

  expect(hasFailed(two)).toBe(false);
  expect(hasFailed(add([two, two]))).toBe(true);
  expect(linesOf(add([two, two])).at(-1)).toBe('FAILED: 4 tests are unsteady, and a run may have 3');
});

it.each([
  { what: 'no report', report: null },
  {
    what: 'an error outside the tests',
    report: { ...report([[passing]]), errors: [new Error('no browser')] },
  },
])('$what is a failure', ({ report: broken }) => {
  expect(sumOfPlaywright(broken).failed).toBe(1);
});

describe('a runner that ends with an error', () => {
  const passed = { passed: 5, failed: 0, skipped: 0 };

  it('has failed although no test did, because a process of it crashed', () => {
    expect(withExit(passed, 1)).toMatchObject({ passed: 5, failed: 1 });
    expect(withExit(passed, 0)).toEqual(passed);
  });

  it('has failed by its tests alone if one did', () => {
    const failed = { ...passed, failed: 2 };
    expect(withExit(failed, 1)).toEqual(failed);
  });
});
